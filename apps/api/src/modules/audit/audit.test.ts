import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBuyer, addCard, orderFor } from '../../testing/test-people.ts'
import { addSignedIn } from '../../testing/test-profiles.ts'
import { openShop, testNow, type TestShop } from '../../testing/test-shop.ts'
import { recordAudit } from './index.ts'
import { pruneAudit } from './prune-audit.ts'

let shop: TestShop & { close(): Promise<void> }
let staff: Awaited<ReturnType<typeof addSignedIn>>
beforeAll(async () => {
  shop = await openShop({})
  staff = await addSignedIn(shop, { role: 'ADMIN', name: 'Вера', surname: 'Ким' })
})
afterAll(() => shop.close())

async function entriesAbout(about: string) {
  return (await staff.browser.call('auditList', { query: { about } })).ok.items
}

test('an entry names who, what, about whom, from where, why, and what has changed', async () => {
  const { id } = await addSignedIn(shop)
  const margin = { priceBp: 500, deliveryToWarehouseBp: 0, deliveryToRegionBp: 0, deliveryToCityBp: 0 }
  await staff.browser.call('userAddReferral', { body: { _id: id, margin } })
  await staff.browser.call('userAddReferral', { body: { _id: id, margin: { ...margin, priceBp: 700 } } })
  const [entry] = await entriesAbout(id)
  expect(entry).toMatchObject({
    action: 'percentages-set',
    by: { _id: staff.id, name: 'Вера Ким' },
    about: { _id: id },
    from: { address: '127.0.0.1' },
    changes: [{ field: 'margin.priceBp', before: 500, after: 700 }],
  })
})

test('what a broker sets for a client is no action of staff', async () => {
  const broker = await addSignedIn(shop, { role: 'BROKER' })
  const { id } = await addSignedIn(shop, { broker_id: broker.id })
  const margin = { priceBp: 500, deliveryToWarehouseBp: 0, deliveryToRegionBp: 0, deliveryToCityBp: 0 }
  expect((await broker.browser.call('userAddReferral', { body: { _id: id, margin } })).status).toBe(200)
  expect(await entriesAbout(id)).toEqual([])
})

test('an order that staff cancel is recorded with what goes back, once', async () => {
  const buyer = await addBuyer(shop)
  const { _id: about } = (await buyer.call('authentication')).ok
  const order = orderFor([await addCard(shop), 25])
  const placed = (await buyer.call('purchaseCreate', { body: order }, { key: randomUUID() })).ok
  const body = { _id: placed._id, reason: 'Рейс отменён' }
  for (let time = 0; time < 2; time++) await staff.browser.call('purchaseCancel', { body })
  expect(await entriesAbout(about)).toMatchObject([
    {
      action: 'order-moved',
      reason: 'Рейс отменён',
      effect: { amount: placed.sum, currency: 'RUB' },
      changes: [{ field: 'status', before: 'new', after: 'canceled' }],
    },
  ])
})

test('a setting that staff decide is recorded with what would have held', async () => {
  const reason = `Решение ${randomUUID()}`
  await staff.browser.call('operatorSettingSet', { body: { name: 'claimHours', value: 49, reason } })
  const query = { action: 'setting-decided', by: staff.id } as const
  const { items } = (await staff.browser.call('auditList', { query })).ok
  expect(items.find((entry) => entry.reason === reason)).toMatchObject({
    subject: { kind: 'setting', _id: 'claimHours' },
    about: null,
    changes: [
      { field: 'value', after: 49 },
      { field: 'holdsFrom', before: null },
    ],
  })
})

test('a day is one of Moscow, both ends included', async () => {
  const { kysely } = shop.database
  const { id } = await addSignedIn(shop)
  // Half past midnight in Moscow is still the day before in UTC.
  const at = new Date('2026-03-09T21:30:00Z')
  const record = { by: staff.id, at, action: 'person-changed', subject: { kind: 'person', id } } as const
  await kysely.transaction().execute((trx) => recordAudit(trx, { ...record, about: id }))
  const countOf = async (from: string, to: string) => {
    const query = { about: id, from: from as never, to: to as never }
    return (await staff.browser.call('auditList', { query })).ok.items.length
  }
  expect([await countOf('2026-03-10', '2026-03-10'), await countOf('2026-03-01', '2026-03-09')]).toEqual([
    1, 0,
  ])
  expect((await entriesAbout(id))[0]?.from).toBe(null)
})

test('nothing of what was refused is recorded', async () => {
  const { id } = await addSignedIn(shop)
  const body = { _id: id, isApproved: true }
  expect((await staff.browser.call('userVerificationReview', { body })).refusal?.code).toBe(
    'verification-closed',
  )
  expect(await entriesAbout(id)).toEqual([])
})

test.each(['UPDATE audit_entries SET reason = $$$$', 'DELETE FROM audit_entries', 'TRUNCATE audit_entries'])(
  'the database refuses: %s',
  async (statement) => {
    const { kysely } = shop.database
    const { id } = await addSignedIn(shop)
    const record = {
      by: staff.id,
      at: testNow,
      action: 'person-changed',
      subject: { kind: 'person', id },
    } as const
    await kysely.transaction().execute((trx) => recordAudit(trx, record))
    await expect(sql.raw(statement).execute(kysely)).rejects.toThrow(/append-only/u)
  },
)

test('entries go when they are older than ten years, and the database lets no younger ones go', async () => {
  const { kysely } = shop.database
  const { id } = await addSignedIn(shop)
  const today = new Date()
  const record = {
    by: staff.id,
    action: 'person-changed',
    subject: { kind: 'person', id },
    about: id,
  } as const
  const monthsAgo = (months: number) => new Date(today.getTime() - months * 30.5 * 24 * 3_600_000)
  const [old, younger] = [monthsAgo(123), monthsAgo(118)]
  for (const at of [old, younger])
    await kysely.transaction().execute((trx) => recordAudit(trx, { ...record, at }))
  const timesOf = async () => (await entriesAbout(id)).map(({ at }) => at)
  await pruneAudit(shop.database, today)
  expect(await timesOf()).toEqual([younger.toISOString()])
  const earlier = sql`DELETE FROM audit_entries WHERE at = ${younger}`.execute(kysely)
  await expect(earlier).rejects.toThrow(/append-only/u)
  expect(await timesOf()).toEqual([younger.toISOString()])
})
