import { randomUUID } from 'node:crypto'
import { deskWatchMs } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { addSignedIn } from '../../testing/test-profiles.ts'
import { openShop, testNow, type TestShop } from '../../testing/test-shop.ts'
import { listWatched, listWatchers, watchItem } from './watches.ts'

let shop: TestShop & { close(): Promise<void> }
let staff: Awaited<ReturnType<typeof addSignedIn>>
beforeAll(async () => {
  shop = await openShop({})
  staff = await addSignedIn(shop, { role: 'ADMIN', name: 'Вера', surname: 'Ким' })
})
afterAll(() => shop.close())

async function submittedTopUp() {
  const buyer = await addSignedIn(shop, { company: 'Букет на Полянке' })
  const body = { kind: 'top-up', paymentMethod: 'QRCODE', amount: 20_000 } as const
  const { _id: id } = (await buyer.browser.call('transactionCreate', { body }, { key: randomUUID() })).ok
  const payload = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer()
  const headers = { 'content-type': 'image/jpeg' }
  const url = '/api/file/transaction'
  await buyer.browser.send({ method: 'PATCH', url, query: { id }, payload, headers })
  return { id, buyer }
}

test('a top-up waits on the desk from when its proof came, beside what the person has, until it is credited', async () => {
  const { id, buyer } = await submittedTopUp()
  const find = async () => (await staff.browser.call('desk')).ok.items.find((item) => item._id === id)
  const item = await find()
  expect(item).toMatchObject({
    kind: 'top-up',
    person: { _id: buyer.id, company: 'Букет на Полянке' },
    sum: 20_000,
    watchers: [],
    facts: { method: 'QRCODE', balance: 0, proof: expect.stringMatching(/^\/api\/file\//u) },
  })
  const confirm = { params: { id }, body: { amount: 20_000 } }
  await staff.browser.call('transactionConfirm', confirm, { key: randomUUID() })
  expect(await find()).toBe(undefined)
})

test('of a person there is only what is theirs', async () => {
  const [one, other] = [await submittedTopUp(), await submittedTopUp()]
  const query = { person: one.buyer.id }
  const { items, counts } = (await staff.browser.call('desk', { query })).ok
  expect(items.map(({ _id }) => _id)).toEqual([one.id])
  expect([counts['top-up'], counts['statement-line']]).toEqual([1, 0])
  const { items: all } = (await staff.browser.call('desk')).ok
  expect(all.map(({ _id }) => _id)).toEqual(expect.arrayContaining([one.id, other.id]))
})

test('of two who decide one item, the second is refused and nothing of the first is overwritten', async () => {
  const { id } = await submittedTopUp()
  const colleague = await addSignedIn(shop, { role: 'ADMIN' })
  const reject = { params: { id }, body: { reason: 'Не та сумма' } }
  expect((await staff.browser.call('transactionReject', reject)).status).toBe(200)
  const confirm = { params: { id }, body: { amount: 20_000 } }
  const late = await colleague.browser.call('transactionConfirm', confirm, { key: randomUUID() })
  expect(late.refusal?.code).toBe('transaction-changed')
})

test('what a colleague has taken cannot be taken for a minute after their page has last said so', async () => {
  const colleague = await addSignedIn(shop, { role: 'ADMIN', name: 'Олег', surname: 'Северов' })
  const { kysely } = shop.database
  const item = { kind: 'claim', item: randomUUID() } as const
  const watch = (by: string, mode: 'look' | 'take', at: Date) =>
    kysely.transaction().execute((trx) => watchItem(trx, by, { ...item, mode }, at))
  await watch(staff.id, 'take', testNow)
  await expect(watch(colleague.id, 'take', testNow)).rejects.toMatchObject({ code: 'item-taken' })
  expect((await watch(colleague.id, 'look', testNow)).watchers).toEqual([
    { _id: staff.id, name: 'Вера Ким', isTaken: true },
    { _id: colleague.id, name: 'Олег Северов', isTaken: false },
  ])
  const later = new Date(testNow.getTime() + deskWatchMs)
  expect((await watch(colleague.id, 'take', later)).watchers).toMatchObject([
    { _id: colleague.id, isTaken: true },
  ])
  expect(await listWatchers(kysely, later)).toHaveLength(1)
})

test('open desks hear of a new watcher once, and not of a page that only says again that it is open', async () => {
  const { kysely } = shop.database
  const item = { kind: 'request', item: randomUUID() } as const
  const told = async () => {
    const { rows } = await sql<{ name: string }>`
      SELECT name FROM event_outbox WHERE name = 'desk-changed' AND payload->>'kind' = 'request'
      UNION ALL SELECT name FROM events WHERE name = 'desk-changed' AND payload->>'kind' = 'request'`.execute(
      kysely,
    )
    return rows.length
  }
  const before = await told()
  for (let time = 0; time < 3; time++) {
    await kysely.transaction().execute((trx) => watchItem(trx, staff.id, { ...item, mode: 'look' }, testNow))
  }
  expect((await told()) - before).toBe(1)
})

test('open desks hear of a job that failed at every attempt', async () => {
  const { kysely } = shop.database
  // Of an earlier release: its data is not what the work needs.
  const earlier = defineJob({
    name: 'webhooks.send',
    data: z.object({ pot: z.string() }),
    retry: { limit: 0, delaySeconds: 1, maxDelaySeconds: 1 },
  })
  await shop.app.jobs.send(kysely, earlier, { pot: 'blue' })
  await shop.app.jobs.runPending()
  const { rows } = await sql`
    SELECT name FROM (SELECT name, payload FROM event_outbox UNION ALL SELECT name, payload FROM events) AS told
    WHERE name = 'desk-changed' AND payload->>'kind' = 'job'`.execute(kysely)
  expect(rows).toHaveLength(1)
  expect((await staff.browser.call('desk')).ok.counts.job).toBe(1)
})

test('whoever has a record open hears at once of a colleague who opens or leaves it, and of nobody who was there', async () => {
  const colleague = await addSignedIn(shop, { role: 'ADMIN', name: 'Олег', surname: 'Северов' })
  const { kysely } = shop.database
  const item = { kind: 'setting', item: randomUUID() } as const
  const watch = (by: string, mode: 'look' | 'leave') =>
    kysely.transaction().execute((trx) => watchItem(trx, by, { ...item, mode }, testNow))
  for (const mode of ['look', 'look', 'leave'] as const) await watch(colleague.id, mode)
  const { rows } = await sql<{ count: number }>`
    SELECT jsonb_array_length(payload->'watchers') AS count FROM (
      SELECT name, payload FROM event_outbox UNION ALL SELECT name, payload FROM events) AS told
    WHERE name = 'watchers-changed' AND payload->>'item' = ${item.item} ORDER BY count DESC`.execute(kysely)
  expect(rows.map(({ count }) => count)).toEqual([1, 0])
})

test('every kind is read, and a difference in the ledger is due at once', async () => {
  const { id } = await addSignedIn(shop)
  const { kysely } = shop.database
  await sql`INSERT INTO ledger_accounts (owner_id, currency, frozen_at) VALUES (${id}, 'USD', ${testNow})`.execute(
    kysely,
  )
  const { ok } = await staff.browser.call('desk')
  const found = ok.items.find((item) => item.kind === 'ledger' && item.person?._id === id)
  expect(found).toMatchObject({ deadline: testNow.toISOString(), facts: { currency: 'USD' } })
  expect([ok.counts.ledger, ok.day.ledgerDifferences]).toEqual([1, 1])
})

test('what waits is counted as the desk counts it, more of a kind than one', async () => {
  await submittedTopUp()
  await submittedTopUp()
  const { counts } = (await staff.browser.call('desk')).ok
  expect(counts['top-up']).toBeGreaterThan(1)
  const count = Object.values(counts).reduce((sum, one) => sum + one, 0)
  expect((await staff.browser.call('deskCount')).ok).toEqual({ count })
})

test('who is at which cell of the grid of lots is listed for staff, until they are not heard of for a minute', async () => {
  const at = (mode: 'look' | 'leave', item: string) =>
    staff.browser.call('deskWatch', { body: { kind: 'lot', item, mode } })
  const [one, other] = [`${randomUUID()}:price`, `${randomUUID()}:stemsAvailable`]
  await at('look', one)
  await at('look', other)
  await at('leave', other)
  const colleague = await addSignedIn(shop, { role: 'ADMIN' })
  const listed = await colleague.browser.call('deskWatchers', { query: { kind: 'lot' } })
  expect(listed.ok).toEqual([{ item: one, watchers: [{ _id: staff.id, name: 'Вера Ким', isTaken: false }] }])
  const { kysely } = shop.database
  const later = new Date(testNow.getTime() + deskWatchMs)
  expect(await listWatched(kysely, 'lot', later)).toEqual([])
  const buyer = await addSignedIn(shop)
  const refused = await buyer.browser.call('deskWatchers', { query: { kind: 'lot' } })
  expect(refused.refusal?.code).toBe('not-permitted')
})
