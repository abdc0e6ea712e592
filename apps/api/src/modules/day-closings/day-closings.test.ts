import { ledgerHolders } from '@flower-market/api-client/contract'
import { addDays, moscowDateOf } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemAccounts } from '../../platform/database/system-account.ts'
import { addPerson } from '../../testing/test-people.ts'
import { addSignedIn } from '../../testing/test-profiles.ts'
import { openShop, testNow, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop & { close(): Promise<void> }
let staff: Awaited<ReturnType<typeof addSignedIn>>
beforeAll(async () => {
  shop = await openShop({})
  staff = await addSignedIn(shop, { role: 'ADMIN' })
})
afterAll(() => shop.close())

const today = moscowDateOf(testNow)

function close(day: typeof today) {
  return staff.browser.call('dayClose', { body: { day } })
}
async function peopleOn(day: typeof today) {
  const { figures } = (await staff.browser.call('dayClosing', { query: { day } })).ok
  return figures.accounts.find(({ holder, currency }) => holder === 'people' && currency === 'RUB')
}

test('the accounts of the operator are those of the ledger', () => {
  expect(ledgerHolders).toEqual(['people', ...systemAccounts])
})

test('what is posted counts on its day, before it and after it', async () => {
  const id = await addPerson(shop, { money: { RUB: 12_300 } })
  const { kysely } = shop.database
  const { rows } = await sql<{
    day: typeof today
  }>`SELECT (at AT TIME ZONE 'Europe/Moscow')::date::text AS day
    FROM movements JOIN postings ON movement_id = movements.id JOIN ledger_accounts AS accounts ON accounts.id = account_id
    WHERE owner_id = ${id}`.execute(kysely)
  const day = rows[0]!.day
  const [before, on, after] = [
    await peopleOn(addDays(day, -1)),
    await peopleOn(day),
    await peopleOn(addDays(day, 1)),
  ]
  expect(before?.closing ?? 0).toBe(on?.opening)
  expect(on?.added).toBeGreaterThanOrEqual(12_300)
  expect([after?.opening, after?.added, after?.taken]).toEqual([on?.closing, 0, 0])
})

test('of five who close a day at once one does', async () => {
  const day = addDays(today, -3)
  const answers = await Promise.all(Array.from({ length: 5 }, () => close(day)))
  const codes = answers.map(({ status, refusal }) => refusal?.code ?? status)
  expect(codes.toSorted()).toEqual([200, ...Array.from({ length: 4 }, () => 'day-closed')])
  const { items } = (await staff.browser.call('auditList', { query: { action: 'day-closed' } })).ok
  expect(items.map(({ subject, by }) => [subject, by?._id])).toEqual([[{ kind: 'day', _id: day }, staff.id]])
})

test('a day that is not over is not closed', async () => {
  expect((await close(today)).refusal?.code).toBe('day-not-over')
})

test.each([
  "UPDATE day_closings SET day = '2020-01-01'",
  'DELETE FROM day_closings',
  'TRUNCATE day_closings',
])('the database refuses: %s', async (statement) => {
  await expect(sql.raw(statement).execute(shop.database.kysely)).rejects.toThrow(/append-only/u)
})

test('no day is closed while an account differs, and the difference is shown', async () => {
  const id = await addPerson(shop, { money: { RUB: 500 } })
  const { kysely } = shop.database
  const change = (by: number) =>
    kysely.transaction().execute(async (trx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(trx)
      await sql`UPDATE ledger_accounts SET balance = balance + ${by} WHERE owner_id = ${id}`.execute(trx)
    })
  await change(7)
  const day = addDays(today, -5)
  expect((await close(day)).refusal?.code).toBe('ledger-differs')
  const { closed, differences } = (await staff.browser.call('dayClosing', { query: { day } })).ok
  expect(closed).toBe(null)
  expect(differences).toMatchObject([{ person: { _id: id }, balance: 507, postings: 500 }])
})
