import { randomUUID } from 'node:crypto'
import { choiceMs, resumeMs } from '@flower-market/flower-domain'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { migrations } from '../../platform/database/migrate.ts'
import { decideSetting } from '../../testing/decide-setting.ts'
import { addClock } from '../../testing/test-auctions.ts'
import { addBuyer, addCard, addPerson, auditLedger, orderFor, signInAs } from '../../testing/test-people.ts'
import { openShop, testNow, type TestShop } from '../../testing/test-shop.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { waitingBackends } from '../../testing/waiting-backends.ts'
import { settleClocksJob } from './clock-timer.ts'

let at = testNow
let shop: TestShop & { close(): Promise<void> }
let buyer: Visitor
beforeAll(async () => {
  shop = await openShop({ now: () => at })
  buyer = await addBuyer(shop)
})
beforeEach(() => {
  at = testNow
})
afterAll(() => shop.close())

function pass(ms: number): void {
  at = new Date(at.getTime() + ms)
}

async function settle(): Promise<void> {
  const { kysely } = shop.database
  await kysely.transaction().execute((trx) => shop.app.jobs.send(trx, settleClocksJob, {}))
  await shop.app.jobs.runPending()
}

async function clockOf(auctionId: string, browser = buyer) {
  const [clock] = (await browser.call('auctionGet', { params: { id: auctionId } })).ok.items
  if (clock === undefined) throw new Error('There is no clock.')
  return clock
}

function press(clockId: string, seenPrice: number, browser = buyer) {
  const body = { methodDelivery: 'pickup', seenPrice } as const
  return browser.call('auctionPress', { params: { id: clockId }, body }, { key: randomUUID() })
}

function choose(pressId: string, quantity: number, browser = buyer) {
  return browser.call('auctionChoose', { params: { id: pressId }, body: { quantity } }, { key: randomUUID() })
}

async function stock(code: string): Promise<number> {
  const row = await shop.database.kysely
    .selectFrom('cards')
    .select('stems_available')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  return row.stems_available
}

/** Somebody for whom a tenth is added to the price in the warehouse. */
async function addBuyerWithMargin(): Promise<Visitor> {
  const id = await addPerson(shop)
  await sql`INSERT INTO margins (person_id, set_by, price_bp, delivery_to_warehouse_bp, delivery_to_region_bp,
    delivery_to_city_bp) VALUES (${id}, ${id}, 1000, 0, 0, 0)`.execute(shop.database.kysely)
  return signInAs(shop, id)
}

test('a press costs what the clock says when it arrives, also where the person saw more', async () => {
  const { auctionId, clockId } = await addClock(shop)
  const { prices } = await clockOf(auctionId)
  pass(4 * 400)
  expect((await press(clockId, prices[0] ?? 0)).ok).toMatchObject({ step: 4, price: prices[4] })
})

test('whoever does not choose in time buys the minimum, paid from what the press held back', async () => {
  const { auctionId, clockId } = await addClock(shop, { minimumBunches: 2 })
  const own = await addBuyer(shop, 500_000)
  const { prices } = await clockOf(auctionId, own)
  const pressed = (await press(clockId, prices[0] ?? 0, own)).ok
  pass(choiceMs - 1)
  await settle()
  expect((await own.call('auctionPressGet', { params: { id: pressed._id } })).ok.status).toBe('choosing')
  pass(1)
  expect((await choose(pressed._id, 50, own)).refusal?.details).toEqual({ reason: 'choice-over' })
  await settle()
  const { status, order } = (await own.call('auctionPressGet', { params: { id: pressed._id } })).ok
  expect([status, order?.quantity, order?.total]).toEqual(['bought', 50, 50 * (prices[0] ?? 0)])
  expect(await clockOf(auctionId)).toMatchObject({ status: 'open', stemsLeft: 50, hold: null, fromStep: 0 })
})

test('a chosen quantity that the balance does not cover is refused, and less can be chosen', async () => {
  const { auctionId, clockId } = await addClock(shop)
  const { prices } = await clockOf(auctionId)
  const own = await addBuyer(shop, 50 * (prices[0] ?? 0))
  const pressed = (await press(clockId, prices[0] ?? 0, own)).ok
  expect((await choose(pressed._id, 75, own)).refusal?.code).toBe('not-enough-funds')
  expect((await choose(pressed._id, 50, own)).ok.quantity).toBe(50)
})

test('a choice and an order that its person places meanwhile wait for each other and never deadlock', async () => {
  const { auctionId, clockId } = await addClock(shop)
  const { prices } = await clockOf(auctionId)
  const own = await addBuyer(shop)
  const pressed = (await press(clockId, prices[0] ?? 0, own)).ok
  const card = await addCard(shop)
  const isWaiting = (count: number) =>
    vi.waitFor(async () => expect(await waitingBackends(shop.database)).toHaveLength(count), 20_000)
  // The order has begun and waits for its lot; both go on when the lot is free.
  const calls = await shop.database.kysely.transaction().execute(async (trx) => {
    await sql`SELECT FROM cards WHERE code = ${card.code} FOR UPDATE`.execute(trx)
    const placing = own.call('purchaseCreate', { body: orderFor([card, 25]) }, { key: randomUUID() })
    await isWaiting(1)
    const choosing = choose(pressed._id, 50, own)
    await isWaiting(2)
    return [placing, choosing]
  })
  const answers = await Promise.all(calls)
  expect(answers.map(({ refusal }) => refusal)).toEqual([null, null])
  expect(Object.values(await auditLedger(shop)).flat()).toEqual([])
})

test('a lot that reaches its reserve is withdrawn, and what is left of it goes back to the stock', async () => {
  const { auctionId, clockId, code } = await addClock(shop)
  expect(await stock(code)).toBe(0)
  pass(41 * 400 - 1)
  await settle()
  expect((await clockOf(auctionId)).status).toBe('open')
  pass(1)
  expect((await press(clockId, 100_000)).refusal?.details).toEqual({ reason: 'over' })
  await settle()
  expect([(await clockOf(auctionId)).status, await stock(code)]).toEqual(['unsold', 100])
})

test('the last bunch can be bought, and the clock is then sold', async () => {
  const { auctionId, clockId, code } = await addClock(shop, { stems: 50, minimumBunches: 2 })
  const { prices } = await clockOf(auctionId)
  const pressed = (await press(clockId, prices[0] ?? 0)).ok
  await choose(pressed._id, 50)
  expect(await clockOf(auctionId)).toMatchObject({ status: 'sold', stemsLeft: 0 })
  expect(await stock(code)).toBe(0)
})

test('an order from the clock is one of stock: while new its buyer cancels it, its stems go to the stock and not to the clock', async () => {
  const { auctionId, clockId, code } = await addClock(shop)
  const { prices } = await clockOf(auctionId)
  const own = await addBuyer(shop, 500_000)
  const pressed = (await press(clockId, prices[0] ?? 0, own)).ok
  const { orderId: _id } = (await choose(pressed._id, 50, own)).ok
  const canceled = (await own.call('purchaseCancel', { body: { _id } })).ok
  expect([canceled.status, canceled.cancellation?.cause]).toEqual(['canceled', 'buyer'])
  const [account] = (await own.call('accountList')).ok
  expect([account?.amount, await stock(code)]).toEqual([500_000, 50])
  expect(await clockOf(auctionId)).toMatchObject({ stemsLeft: 50 })
  expect(Object.values(await auditLedger(shop)).flat()).toEqual([])
})

test('after a sale the clock stands for a moment at its new price', async () => {
  const { auctionId, clockId } = await addClock(shop)
  const { prices } = await clockOf(auctionId)
  pass(10 * 400)
  const pressed = (await press(clockId, prices[10] ?? 0)).ok
  await choose(pressed._id, 25)
  const { fromStep, since } = await clockOf(auctionId)
  expect([fromStep, Date.parse(since)]).toEqual([6, at.getTime() + resumeMs])
  expect((await press(clockId, prices[0] ?? 0)).refusal?.details).toEqual({ reason: 'not-running' })
  pass(resumeMs)
  expect((await press(clockId, (prices[6] ?? 0) - 1)).refusal?.details).toEqual({ reason: 'price-risen' })
})

test('a lot of another region is watched without a price and not sold', async () => {
  const { auctionId, clockId } = await addClock(shop)
  await shop.database.kysely
    .updateTable('auction_clocks')
    .set({ regions: ['elsewhere'] })
    .where('id', '=', clockId)
    .execute()
  expect((await clockOf(auctionId)).prices).toEqual([])
  expect((await press(clockId, 100_000)).refusal?.details).toEqual({ reason: 'not-sold-here' })
})

test('a clock that is over tells what it cost, also where it cannot be ordered any more', async () => {
  const { auctionId, clockId } = await addClock(shop)
  await shop.database.kysely
    .updateTable('auction_clocks')
    .set({ delivery_date: '2026-11-01' })
    .where('id', '=', clockId)
    .execute()
  expect((await clockOf(auctionId)).prices).toEqual([])
  pass(41 * 400)
  await settle()
  const { status, prices } = await clockOf(auctionId)
  expect([status, prices.length]).toEqual(['unsold', 91])
})

test('nobody but staff reads a price in the warehouse, which would tell a buyer their margin', async () => {
  const { auctionId, clockId } = await addClock(shop)
  const own = await addBuyerWithMargin()
  const { prices } = await clockOf(auctionId, own)
  const at10 = (await clockOf(auctionId)).prices[10] ?? 0
  expect(prices[10]).toBe(at10 + 850)
  pass(10 * 400)
  const pressed = (await press(clockId, at10)).ok
  const { orderId } = (await choose(pressed._id, 25)).ok
  const clock = await clockOf(auctionId, own)
  expect(clock).toMatchObject({ terms: null, sales: [{ step: 10, stems: 25 }] })
  const sold = (await own.call('auctionHistory')).ok.items.find(({ _id }) => _id === pressed._id)
  expect(sold).toMatchObject({ price: prices[10], own: null })
  const bought = (await buyer.call('auctionHistory')).ok.items.find(({ _id }) => _id === pressed._id)
  expect(bought).toMatchObject({ price: at10, own: { orderId } })
  const { rows } = await sql<{ readonly sales: readonly object[] }>`
    SELECT payload->'clock'->'sales' AS sales FROM (SELECT payload FROM events UNION ALL SELECT payload FROM event_outbox) AS told
    WHERE payload->'clock'->>'_id' = ${clockId} AND payload->'clock'->'sales' <> '[]'`.execute(
    shop.database.kysely,
  )
  expect(rows).toEqual([{ sales: clock.sales }])
})

test('events that are kept for readers who were away no longer tell what was paid in the warehouse', async () => {
  const { kysely } = shop.database
  const payload = { auctionId: 'a', clock: { _id: 'told', sales: [{ price: 9_000, stems: 25 }] } }
  const told = { stream: 'everybody', name: 'auction-clock-changed', payload: JSON.stringify(payload) }
  const trx = await kysely.startTransaction().execute()
  try {
    await sql`INSERT INTO event_streams (name, last_number) VALUES ('told', 1)`.execute(trx)
    await sql`INSERT INTO events (stream, number, name, version, payload)
      VALUES ('told', 1, ${told.name}, 1, ${told.payload})`.execute(trx)
    await trx
      .insertInto('event_outbox')
      .values([1, 2].map((version) => Object.assign({ version }, told)))
      .execute()
    await migrations['0247-clock-prices-of-events']?.up(trx as unknown as Kysely<unknown>)
    const delivered = await sql<{
      payload: unknown
    }>`SELECT payload FROM events WHERE stream = 'told'`.execute(trx)
    expect(delivered.rows).toEqual([{ payload: { auctionId: 'a', clock: { _id: 'told' } } }])
    const kept = await trx
      .selectFrom('event_outbox')
      .select(['version', 'payload'])
      .orderBy('version')
      .execute()
    expect(kept.filter(({ payload: one }) => JSON.stringify(one).includes('"_id":"told"'))).toEqual([
      { version: 1, payload: { auctionId: 'a', clock: { _id: 'told' } } },
      { version: 2, payload },
    ])
  } finally {
    await trx.rollback().execute()
  }
})

test('the average of an earlier day is weighed by stems, at the price of whoever reads it', async () => {
  const { auctionId } = await addClock(shop)
  const { kysely } = shop.database
  const yesterday = new Date(testNow.getTime() - 24 * 3_600_000)
  await kysely.updateTable('auction_presses').set({ pressed_at: yesterday }).execute()
  const rows = await kysely
    .selectFrom('auction_presses')
    .select(['clock_price', 'quantity'])
    .where('status', '=', 'bought')
    .execute()
  const stems = rows.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
  const amount = rows.reduce((sum, row) => sum + row.clock_price * (row.quantity ?? 0), 0)
  const { average } = await clockOf(auctionId, await addBuyerWithMargin())
  expect(average).toEqual({ date: '2026-11-20', price: Math.round((Math.round(amount / stems) * 11) / 10) })
})

test('the books add up after all of it', async () => {
  const audit = await auditLedger(shop)
  expect(Object.entries(audit).filter(([, found]) => found.length > 0)).toEqual([])
})

test('a press needs a verification where the operator requires one', async () => {
  const { auctionId, clockId } = await addClock(shop)
  const { prices } = await clockOf(auctionId)
  await decideSetting(shop, 'verification', 'required')
  const { refusal } = await press(clockId, prices[0] ?? 0)
  expect(refusal?.code).toBe('verification-needed')
})
