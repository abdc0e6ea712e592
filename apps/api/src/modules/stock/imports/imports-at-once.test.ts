import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { transactionsOf } from '../../../platform/events/events.ts'
import { createHttpServer } from '../../../platform/http/http-server.ts'
import { createAttemptLimits } from '../../../platform/limits/attempt-limits.ts'
import { addCard } from '../../../testing/test-people.ts'
import { addSignedIn, type TestPerson } from '../../../testing/test-profiles.ts'
import { openShop, testDay, testNow, type TestShop } from '../../../testing/test-shop.ts'
import { waitingBackends } from '../../../testing/waiting-backends.ts'
import { importsService } from './imports.service.ts'

let shop: TestShop & { close(): Promise<void> }
let plantation: TestPerson
function now(): Date {
  return testNow
}
beforeAll(async () => {
  shop = await openShop({})
  await addCard(shop)
  plantation = await addSignedIn(shop, { role: 'RECIPIENT', plantation_id: 'alto-zafiro' })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.database.kysely.deleteFrom('cards').execute()
})

async function upload(...lines: readonly string[]) {
  const body = Buffer.from(['Сорт;Длина;Цена;Стеблей', ...lines].join('\n'))
  const headers = { 'content-type': 'application/octet-stream' }
  return (await plantation.browser.call('stockImportCreate', { query: { date: testDay }, body }, { headers }))
    .ok
}
function apply(id: string) {
  const input = { params: { id }, body: { version: 0 } }
  return plantation.browser.call('stockImportApply', input, { key: randomUUID() })
}

test('a list waits for another way of changing the lots of its plantation, and is compared with what that has left', async () => {
  const review = await upload('Explorer;70;120;500')
  const { applying } = await shop.database.kysely.transaction().execute(async (trx) => {
    await sql`SELECT FROM plantations WHERE id = 'alto-zafiro' FOR NO KEY UPDATE`.execute(trx)
    // Returned inside of an object: the transaction must not wait for it.
    const waiting = apply(review._id)
    await vi.waitFor(async () => expect(await waitingBackends(shop.database)).toHaveLength(1), 20_000)
    await addCard(shop, { lengthCm: 70, price: 9_000 })
    return { applying: waiting }
  })
  expect((await applying).refusal?.code).toBe('import-changed')
  const lots = await shop.database.kysely.selectFrom('cards').select(['length_cm', 'price']).execute()
  expect(lots).toEqual([{ length_cm: 70, price: 9_000 }])
})

test('a correction that came while an application was refused is not overwritten by the new review', async () => {
  await addCard(shop)
  const { _id: id } = await upload('Explorer;60;95;500', 'Explorer;80;130;250')
  await sql`UPDATE cards SET stems_available = 700`.execute(shop.database.kysely)
  const correction = { params: { id }, body: { version: 0, skipped: [3] } }
  const events = transactionsOf(shop.database)
  let transactions = 0
  /** The first one is refused and undone, the second one keeps what the list would do now. */
  const transaction: typeof events.transaction = async (work) => {
    transactions += 1
    if (transactions === 2) await plantation.browser.call('stockImportChange', correction)
    return events.transaction(work)
  }
  const app = createHttpServer({ level: 'silent' })
  onTestFinished(() => app.close())
  const limits = createAttemptLimits(shop.database, Buffer.alloc(32), now)
  const { apply: applyHere } = importsService({ ...shop, app, limits, now, events: { transaction } })
  const writer = { personId: plantation.id, role: 'RECIPIENT', plantationId: 'alto-zafiro' } as const
  const applying = applyHere(writer, id, { version: 0, key: randomUUID() })
  await expect(applying).rejects.toMatchObject({ code: 'record-changed' })
  const kept = (await plantation.browser.call('stockImportGet', { params: { id } })).ok
  expect(kept).toMatchObject({ version: 1, counts: { skipped: 1 } })
})

test('columns that were named for a narrower file of the same headings are not used for a wider one', async () => {
  const { _id: id, columns } = await upload('Explorer;60;95;500')
  const named = { params: { id }, body: { version: 0, columns: [...columns] } }
  expect((await plantation.browser.call('stockImportChange', named)).ok.columns).toEqual(columns)
  const wider = await upload('Explorer;60;95;500;красный')
  expect(columns).toHaveLength(4)
  expect(wider.columns).toHaveLength(5)
})
