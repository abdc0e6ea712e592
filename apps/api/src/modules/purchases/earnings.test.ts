import type { Percentages } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { transactionsOf } from '../../platform/events/events.ts'
import { decideSetting } from '../../testing/decide-setting.ts'
import { addCard, addPerson, auditLedger, orderFor, signInAs } from '../../testing/test-people.ts'
import { openShop, testNow, type TestShop } from '../../testing/test-shop.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { transfer } from '../ledger/index.ts'
import { writePercentages } from '../regions/index.ts'
import { withEarningTerms } from './earning-terms.ts'
import { fulfillOrdersJob } from './purchases-jobs.ts'
import { purchasesService, type PurchasesService } from './purchases.service.ts'

const hourMs = 3_600_000
let now = testNow
let shop: TestShop & { close(): Promise<void> }
let purchases: PurchasesService
let brokerId: string
let agentId: string
let buyer: Visitor
beforeAll(async () => {
  shop = await openShop({ now: () => now })
  purchases = purchasesService(shop.database, () => now, transactionsOf(shop.database))
})
afterAll(() => shop.close())

function tenth(part: Partial<Percentages> = {}): Percentages {
  return { priceBp: 1000, deliveryToWarehouseBp: 0, deliveryToRegionBp: 0, deliveryToCityBp: 0, ...part }
}

beforeEach(async () => {
  now = testNow
  brokerId = await addPerson(shop, { role: 'BROKER' })
  agentId = await addPerson(shop, { role: 'AGENT' })
  const buyerId = await addPerson(shop, { money: { RUB: 100_000_000 } })
  const { kysely } = shop.database
  await kysely
    .updateTable('people')
    .set({ broker_id: brokerId, referred_by: agentId })
    .where('id', '=', buyerId)
    .execute()
  const set = { personId: buyerId, setBy: agentId, at: testNow }
  await writePercentages(kysely, 'margins', tenth(), set)
  await writePercentages(kysely, 'shares', tenth({ priceBp: 200 }), set)
  buyer = await signInAs(shop, buyerId)
})

/** Two lots of 100 ₽ a stem before the margin of a tenth; 50 and 25 stems. */
async function placeOrder(payment: 'BALANCE' | 'CASH' = 'BALANCE') {
  const [first, second] = [await addCard(shop), await addCard(shop)]
  const body = {
    ...orderFor([{ ...first, price: 11_000 }, 50], [{ ...second, price: 11_000 }, 25]),
    paymentMethod: payment,
  }
  const { ok } = await buyer.call('purchaseCreate', { body }, { key: crypto.randomUUID() })
  for (const to of ['in_process', 'confirmed', 'assembled', 'shipped', 'delivered'] as const) {
    await purchases.move({ id: ok._id, to })
  }
  return ok
}
async function runJob(): Promise<void> {
  await shop.app.jobs.send(shop.database.kysely, fulfillOrdersJob, {})
  await shop.app.jobs.runPending()
}
/** The order as its buyer reads it, whose token has expired when the clock was moved. */
async function readOrder(id: string) {
  buyer.token = (await buyer.call('authentication')).ok.token
  return (await buyer.call('purchaseGet', { params: { id } })).ok
}
async function statusOf(id: string) {
  return (await readOrder(id)).status
}
async function balances() {
  const { rows } = await sql<{ owner: string; balance: string }>`SELECT owner_id AS owner, balance::text
    FROM ledger_accounts WHERE owner_id IN (${brokerId}, ${agentId}) AND currency = 'RUB'`.execute(
    shop.database.kysely,
  )
  const balanceOf = (id: string) => Number(rows.find(({ owner }) => owner === id)?.balance ?? 0)
  return { broker: balanceOf(brokerId), agent: balanceOf(agentId) }
}

/** Writes money off a person's balance; less than nothing puts it there. */
function payOut(person: string, amount: bigint) {
  const shopSide = { system: 'adjustments' } as const
  const [from, to] = amount > 0n ? [{ person }, shopSide] : [shopSide, { person }]
  const moved = { kind: 'write-off', currency: 'RUB', createdBy: null, from, to } as const
  return shop.database.kysely
    .transaction()
    .execute((trx) => transfer(trx, { ...moved, amount: amount < 0n ? -amount : amount }))
}

test('an order is fulfilled when its time for claims is over, and then credits margin and share once', async () => {
  const { _id: id } = await placeOrder()
  now = new Date(testNow.getTime() + 24 * hourMs - 1)
  await runJob()
  expect([await statusOf(id), await balances()]).toEqual(['delivered', { broker: 0, agent: 0 }])
  now = new Date(testNow.getTime() + 24 * hourMs)
  await runJob()
  await runJob()
  // 10 ₽ of margin and 2 ₽ of share for each of 75 stems.
  expect([await statusOf(id), await balances()]).toEqual(['fulfilled', { broker: 75_000, agent: 15_000 }])
  expect((await readOrder(id)).events.at(-1)).toMatchObject({ status: 'fulfilled', by: 'system' })
  for (const trouble of Object.values(await auditLedger(shop))) expect(trouble).toEqual([])
})

test('an order whose earnings cannot be credited stays delivered, and is fulfilled together with them', async () => {
  const { _id: id } = await placeOrder()
  const { kysely } = shop.database
  const refuse = sql.raw(`
    CREATE FUNCTION refuse_share() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$;
    CREATE TRIGGER refuse_share BEFORE INSERT ON order_earnings FOR EACH ROW WHEN (NEW.kind = 'share')
      EXECUTE FUNCTION refuse_share()`)
  await refuse.execute(kysely)
  now = new Date(testNow.getTime() + 24 * hourMs)
  await runJob().finally(() => sql.raw('DROP FUNCTION refuse_share CASCADE').execute(kysely))
  expect([await statusOf(id), await balances()]).toEqual(['delivered', { broker: 0, agent: 0 }])
  await runJob()
  expect([await statusOf(id), await balances()]).toEqual(['fulfilled', { broker: 75_000, agent: 15_000 }])
})

test('an order that waits for its money is not fulfilled, however long ago it was delivered', async () => {
  const { _id: id } = await placeOrder('CASH')
  now = new Date(testNow.getTime() + 1000 * hourMs)
  await runJob()
  expect(await statusOf(id)).toBe('delivered')
})

test("a plantation's own time for claims holds, and the operator's setting for the others", async () => {
  const { kysely } = shop.database
  const { _id: id } = await placeOrder()
  await decideSetting(shop, 'claimHours', 48)
  now = new Date(testNow.getTime() + 47 * hourMs)
  await runJob()
  expect(await statusOf(id)).toBe('delivered')
  await kysely.updateTable('plantations').set({ claim_hours: 12 }).execute()
  await runJob()
  expect(await statusOf(id)).toBe('fulfilled')
  await kysely.updateTable('plantations').set({ claim_hours: null }).execute()
  await decideSetting(shop, 'claimHours', 24)
})

test('what was not delivered earns nothing', async () => {
  const [first, second] = [await addCard(shop), await addCard(shop)]
  const body = orderFor([{ ...first, price: 11_000 }, 50], [{ ...second, price: 11_000 }, 25])
  const { _id: id } = (await buyer.call('purchaseCreate', { body }, { key: crypto.randomUUID() })).ok
  await purchases.move({ id, to: 'in_process' })
  const less = [{ code: first.code, quantity: 25, reason: 'Мало' }]
  await purchases.move({ id, to: 'partially_confirmed', answers: less })
  for (const to of ['assembled', 'shipped'] as const) await purchases.move({ id, to })
  const short = [{ code: second.code, quantity: 0, reason: 'Замёрзли' }]
  await purchases.move({ id, to: 'delivered', answers: short })
  now = new Date(testNow.getTime() + 24 * hourMs)
  await runJob()
  expect(await balances()).toEqual({ broker: 25_000, agent: 5_000 })
})

test('a return takes the earnings back once; what is not on the account is taken when it is', async () => {
  const { _id: id } = await placeOrder()
  now = new Date(testNow.getTime() + 24 * hourMs)
  await runJob()
  await payOut(brokerId, 70_000n)
  await purchases.move({ id, to: 'return', reason: 'Ботритис' })
  await purchases.move({ id, to: 'return', reason: 'Ботритис' })
  expect(await balances()).toEqual({ broker: 5_000, agent: 0 })
  await runJob()
  expect(await balances()).toEqual({ broker: 5_000, agent: 0 })
  await payOut(brokerId, -70_001n)
  await runJob()
  await runJob()
  expect(await balances()).toEqual({ broker: 1, agent: 0 })
  for (const trouble of Object.values(await auditLedger(shop))) expect(trouble).toEqual([])
})

test('broker and agent read what they expect, and then what they have earned', async () => {
  const { _id: id } = await placeOrder()
  const [broker, agent] = [await signInAs(shop, brokerId, now), await signInAs(shop, agentId, now)]
  const buyerId = (await buyer.call('authentication')).ok._id
  const read = async () => {
    for (const one of [broker, agent]) one.token = (await one.call('authentication')).ok.token
    const client = (await broker.call('userById', { params: { id: buyerId } })).ok
    const referred = (await agent.call('userById', { params: { id: buyerId } })).ok
    if (client.view !== 'client' || referred.view !== 'referred') throw new Error('Another view.')
    const [margin] = client.orders
    const [month] = referred.months
    return [margin?.earnings, margin?.earningsState, month?.expected, month?.earned]
  }
  expect(await read()).toEqual([75_000, 'expected', 15_000, 0])
  now = new Date(testNow.getTime() + 24 * hourMs)
  await runJob()
  expect(await read()).toEqual([75_000, 'fulfilled', 0, 15_000])
  await purchases.move({ id, to: 'return', reason: 'Ботритис' })
  expect(await read()).toEqual([0, 'none', undefined, undefined])
})

test.each([
  [
    'earnings of an order that is not fulfilled',
    `UPDATE purchases SET status = 'delivered' WHERE status = 'fulfilled';
     UPDATE order_earnings SET returned_at = NULL WHERE returned_at IS NULL`,
    'order_earnings_of_fulfilled',
  ],
  [
    'earnings of another amount',
    'UPDATE order_earnings SET amount = amount + 1',
    'order_earnings_reverse_once',
  ],
  [
    'a reversal that moved nothing',
    'UPDATE order_earnings SET returned_at = now(), reversed_by = movement_id WHERE returned_at IS NULL',
    'order_earnings_by_movement',
  ],
])('the database refuses %s', async (_name, script, constraint) => {
  await placeOrder()
  now = new Date(testNow.getTime() + 24 * hourMs)
  await runJob()
  const attempt = shop.database.kysely.transaction().execute(async (trx) => {
    await sql.raw(`${script}; SET CONSTRAINTS ALL IMMEDIATE`).execute(trx)
  })
  await expect(attempt).rejects.toMatchObject({ constraint })
})

test('each order takes its own lines, without looking through those of others', async () => {
  const placed = [await placeOrder(), await placeOrder(), await placeOrder()]
  const ids = placed.map(({ _id }) => _id)
  const { kysely } = shop.database
  const rows = await kysely.selectFrom('purchases').selectAll().where('id', 'in', ids).execute()
  let reads = 0
  const counted = rows.map(
    (row) =>
      new Proxy(row, {
        get: (target, name) => {
          if (name === 'id') reads += 1
          return Reflect.get(target, name)
        },
      }),
  )
  const orders = await withEarningTerms(kysely, counted)
  // Once to ask for the lines, once to take them.
  expect(reads).toBe(2 * rows.length)
  expect(orders.map(({ question }) => question.lines.length)).toEqual([2, 2, 2])
  expect(orders.map(({ billed }) => billed)).toEqual([825_000, 825_000, 825_000])
})
