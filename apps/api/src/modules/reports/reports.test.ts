import { randomUUID } from 'node:crypto'
import type { Percentages } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { transactionsOf } from '../../platform/events/events.ts'
import { addCard, addPerson, orderFor, signInAs } from '../../testing/test-people.ts'
import { addSignedIn, type TestPerson } from '../../testing/test-profiles.ts'
import { openShop, testDay, testNow, type TestShop } from '../../testing/test-shop.ts'
import { postMovement, type Posting } from '../ledger/index.ts'
import { fulfillOrdersJob } from '../purchases/purchases-jobs.ts'
import { purchasesService, type PurchasesService } from '../purchases/index.ts'
import { writePercentages } from '../regions/index.ts'

const hourMs = 3_600_000
let now = testNow
let shop: TestShop & { close(): Promise<void> }
let purchases: PurchasesService
let staff: TestPerson
beforeAll(async () => {
  shop = await openShop({ now: () => now })
  purchases = purchasesService(shop.database, () => now, transactionsOf(shop.database))
  staff = await addSignedIn(shop, { role: 'ADMIN' })
})
afterAll(() => shop.close())
beforeEach(async () => {
  now = testNow
  await renewToken()
})

/** The token of before has expired when the clock was moved. */
async function renewToken() {
  staff.browser.token = (await staff.browser.call('authentication')).ok.token
}
const steps = ['in_process', 'confirmed', 'assembled', 'shipped', 'delivered'] as const

async function addCustomer() {
  const id = await addPerson(shop, { money: { RUB: 100_000_000 } })
  return { id, browser: await signInAs(shop, id) }
}
type Customer = Awaited<ReturnType<typeof addCustomer>>

/** An order of 25 or more stems at 100 ₽, as if it had been placed at another moment. */
async function placeAt({ browser }: Customer, at: string, stems: number) {
  const card = await addCard(shop)
  const { ok } = await browser.call(
    'purchaseCreate',
    { body: orderFor([card, stems]) },
    { key: randomUUID() },
  )
  const changed = sql`UPDATE purchases SET issued_at = ${at} WHERE id = ${ok._id}`
  await changed.execute(shop.database.kysely)
  return { id: ok._id, card }
}
function post(at: string, postings: readonly Posting[]) {
  return shop.database.kysely
    .transaction()
    .execute((trx) => postMovement(trx, { kind: 'top-up', postings, createdBy: null, at: new Date(at) }))
}
async function turnoverOf(from: `${number}-${number}-${number}`, to: typeof from, step: 'day' | 'week') {
  return (await staff.browser.call('reportTurnover', { query: { from, to, step } })).ok
}

test('turnover counts orders on their day in Moscow, without canceled ones, and compares with the days before', async () => {
  const buyer = await addCustomer()
  await placeAt(buyer, '2026-03-04T09:00:00Z', 25)
  // Half past one at night of the 9th in Moscow.
  await placeAt(buyer, '2026-03-08T22:30:00Z', 50)
  await placeAt(buyer, '2026-03-10T09:00:00Z', 75)
  const elsewhere = await placeAt(buyer, '2026-03-10T10:00:00Z', 25)
  await sql`UPDATE purchases SET region_id = 'kazan', kind = 'toOrder' WHERE id = ${elsewhere.id}`.execute(
    shop.database.kysely,
  )
  const canceled = await placeAt(buyer, '2026-03-10T11:00:00Z', 100)
  await buyer.browser.call('purchaseCancel', { body: { _id: canceled.id, reason: 'Ошибка' } })

  const { points, ...sums } = await turnoverOf('2026-03-09', '2026-03-10', 'day')
  // 50 + 75 + 25 stems at 100 ₽; two days before the 9th are the 7th and the 8th, on which nothing was ordered.
  expect(sums).toMatchObject({ orders: 3, amount: 1_500_000, before: { orders: 0, amount: 0 } })
  expect(points).toEqual([
    { from: '2026-03-09', to: '2026-03-09', orders: 1, amount: 500_000 },
    { from: '2026-03-10', to: '2026-03-10', orders: 2, amount: 1_000_000 },
  ])
  expect(sums.byKind).toEqual([
    { kind: 'inStok', orders: 2, amount: 1_250_000 },
    { kind: 'toOrder', orders: 1, amount: 250_000 },
  ])
  expect(sums.byRegion).toEqual([
    { region: 'moscow', orders: 2, amount: 1_250_000 },
    { region: 'kazan', orders: 1, amount: 250_000 },
  ])
  const weeks = await turnoverOf('2026-03-04', '2026-03-10', 'week')
  // Wednesday to Sunday 25 stems, Monday and Tuesday the others.
  expect(weeks.points.map(({ amount }) => amount)).toEqual([250_000, 1_500_000])
  const later = await turnoverOf('2026-03-11', '2026-03-12', 'day')
  expect(later).toMatchObject({ orders: 0, before: { orders: 3, amount: 1_500_000 } })
})

test('the turnover of a currency is what its movements moved, counted once', async () => {
  const { id } = await addCustomer()
  const funding = { account: { system: 'funding' } } as const
  const person = { account: { person: id } } as const
  for (const [at, amount] of [
    ['2026-04-02T21:30:00Z', 7_000n],
    ['2026-04-03T09:00:00Z', 5_000n],
    ['2026-04-03T21:30:00Z', 900n],
  ] as const) {
    await post(at, [
      { ...funding, currency: 'RUB', amount: -amount },
      { ...person, currency: 'RUB', amount },
    ])
  }
  const { byCurrency } = await turnoverOf('2026-04-03', '2026-04-03', 'day')
  expect(byCurrency).toEqual([{ currency: 'RUB', kind: 'top-up', movements: 2, amount: 12_000 }])
})

test('the income is margins without a broker and commissions, less the shares of agents', async () => {
  const [own, ofBroker] = [await addCustomer(), await addCustomer()]
  const [brokerId, agentId] = [
    await addPerson(shop, { role: 'BROKER' }),
    await addPerson(shop, { role: 'AGENT' }),
  ]
  const { kysely } = shop.database
  const none = { deliveryToWarehouseBp: 0, deliveryToRegionBp: 0, deliveryToCityBp: 0 }
  const bp = (priceBp: number): Percentages => ({ priceBp, ...none })
  await kysely.updateTable('people').set({ broker_id: brokerId }).where('id', '=', ofBroker.id).execute()
  await kysely.updateTable('people').set({ referred_by: agentId }).where('id', '=', own.id).execute()
  for (const { id: personId } of [own, ofBroker]) {
    await writePercentages(kysely, 'margins', bp(1000), { personId, setBy: staff.id, at: testNow })
  }
  await writePercentages(kysely, 'shares', bp(200), { personId: own.id, setBy: staff.id, at: testNow })
  for (const [{ browser }, stems] of [
    [own, 75],
    [ofBroker, 50],
  ] as const) {
    const card = await addCard(shop)
    const body = orderFor([{ ...card, price: 11_000 }, stems])
    const { ok } = await browser.call('purchaseCreate', { body }, { key: randomUUID() })
    for (const to of steps) await purchases.move({ id: ok._id, to })
  }
  now = new Date(testNow.getTime() + 24 * hourMs)
  await shop.app.jobs.send(kysely, fulfillOrdersJob, {})
  await shop.app.jobs.runPending()
  await post('2026-11-22T09:00:00Z', [
    { account: { person: own.id }, currency: 'RUB', amount: -1_150n },
    { account: { system: 'commission' }, currency: 'RUB', amount: 150n },
    { account: { system: 'exchange' }, currency: 'RUB', amount: 1_000n },
  ])
  await post('2026-11-22T10:00:00Z', [
    { account: { system: 'commission' }, currency: 'USD', amount: 3n },
    { account: { system: 'exchange' }, currency: 'USD', amount: -3n },
  ])
  await renewToken()
  const query = { from: '2026-11-21', to: '2026-11-22', step: 'day' } as const
  const { points, commissions, ...sums } = (await staff.browser.call('reportMargin', { query })).ok
  // 10 ₽ of margin a stem: 75 stems are the operator's, 50 the broker's; 2 ₽ of share for each of the 75.
  const earned = { own: 75_000, commission: 150, shares: 15_000, result: 60_150, brokers: 50_000 }
  expect(sums).toEqual(earned)
  expect(points).toEqual([
    { from: '2026-11-21', to: '2026-11-21', own: 0, commission: 0, shares: 0, result: 0, brokers: 0 },
    { from: '2026-11-22', to: '2026-11-22', ...earned },
  ])
  expect(commissions).toEqual([
    { currency: 'RUB', amount: 150 },
    { currency: 'USD', amount: 3 },
  ])
})

test('a plantation has a fill rate of what was asked and a claims rate of what was delivered', async () => {
  const { browser } = await addCustomer()
  const lot = { plantationId: 'rated', plantation: 'Ферма с процентами' }
  const [short, whole] = [await addCard(shop, lot), await addCard(shop, lot)]
  const place = async (card: typeof short, stems: number) =>
    (await browser.call('purchaseCreate', { body: orderFor([card, stems]) }, { key: randomUUID() })).ok._id
  const delivered = await place(short, 100)
  await purchases.move({ id: delivered, to: 'in_process' })
  const answers = [{ code: short.code, quantity: 50, reason: 'Мало' }]
  await purchases.move({ id: delivered, to: 'partially_confirmed', answers })
  for (const to of ['assembled', 'shipped', 'delivered'] as const) await purchases.move({ id: delivered, to })
  const confirmed = await place(whole, 200)
  await purchases.move({ id: confirmed, to: 'in_process' })
  await purchases.move({ id: confirmed, to: 'confirmed' })
  // Not answered yet.
  await place(whole, 300)
  const claim = { orderId: delivered, code: short.code, reason: 'broken', comment: '' } as const
  const bunches = [{ box: 1, bunch: 1, quantity: 10 }]
  const made = await browser.call('claimCreate', { body: { ...claim, bunches } }, { key: randomUUID() })
  await staff.browser.call(
    'claimDecide',
    { body: { _id: made.ok._id, accepted: 5, reason: 'Видно на фото' } },
    { key: randomUUID() },
  )
  const query = { from: testDay, to: testDay } as const
  const rates = (await staff.browser.call('reportPlantations', { query })).ok
  expect(rates.find(({ _id }) => _id === 'rated')).toEqual({
    _id: 'rated',
    name: lot.plantation,
    // 100 and 200 stems were answered, with 50 and 200.
    requested: 300,
    agreed: 250,
    fillRateBp: 8333,
    delivered: 50,
    claimed: 10,
    accepted: 5,
    claimsRateBp: 1000,
  })
  const next = { from: '2026-11-24', to: '2026-11-24' } as const
  expect((await staff.browser.call('reportPlantations', { query: next })).ok).toEqual([])
})

test('whoever ordered in the sixty days before the last thirty and not since has stopped', async () => {
  const [stopped, active, longAgo, canceledSince] = [
    await addCustomer(),
    await addCustomer(),
    await addCustomer(),
    await addCustomer(),
  ]
  // Today is 21 November in Moscow: the sixty days are 23 August to 21 October.
  await placeAt(stopped, '2026-08-23T09:00:00Z', 25)
  await placeAt(stopped, '2026-09-23T09:00:00Z', 100)
  await placeAt(stopped, '2026-10-21T20:59:59Z', 50)
  await placeAt(active, '2026-10-01T09:00:00Z', 25)
  await placeAt(active, '2026-10-21T21:00:00Z', 25)
  await placeAt(longAgo, '2026-08-22T20:59:59Z', 25)
  await placeAt(canceledSince, '2026-10-01T09:00:00Z', 25)
  const { id } = await placeAt(canceledSince, '2026-11-01T09:00:00Z', 25)
  await canceledSince.browser.call('purchaseCancel', { body: { _id: id, reason: 'Ошибка' } })
  const { items, total } = (await staff.browser.call('reportBuyers')).ok
  const known = new Set([stopped.id, active.id, longAgo.id, canceledSince.id])
  expect(items.filter(({ _id }) => known.has(_id))).toMatchObject([
    // Of 2,500, 5,000 and 10,000 ₽ the middle one.
    { _id: stopped.id, orders: 3, usualSum: 500_000, lastOrderAt: '2026-10-21T20:59:59.000Z' },
    { _id: canceledSince.id, orders: 1, usualSum: 250_000 },
  ])
  expect(total).toBe(items.length)
})

test('a lot is slow of which less than three tenths are sold, up to three days before its delivery', async () => {
  const { browser } = await addCustomer()
  const lot = { stemsAvailable: 100, freight: 1_900 }
  const slow = await addCard(shop, lot)
  const selling = await addCard(shop, { ...lot, stemsAvailable: 75 })
  const far = await addCard(shop, { ...lot, deliveryDate: '2026-11-25' })
  const asked = await addCard(shop, { ...lot, availability: 'toOrder', cutoffAt: '2026-11-22T09:00:00Z' })
  for (const card of [slow, selling]) {
    const body = orderFor([{ ...card, price: card.price + 1_900 }, 25])
    expect((await browser.call('purchaseCreate', { body }, { key: randomUUID() })).status).toBe(200)
  }
  const { items } = (await staff.browser.call('reportStock')).ok
  const codes = new Set([slow, selling, far, asked].map(({ code }) => code))
  // A quarter of the first is sold, a third of the second.
  expect(items.filter(({ code }) => codes.has(code))).toMatchObject([
    { code: slow.code, sold: 25, left: 75, price: 11_900, amount: 892_500, deliveryDate: testDay },
  ])
})

test('a report is a table with the numbers of its page', async () => {
  const period = { from: '2026-03-09', to: '2026-03-10' } as const
  const fileOf = async (report: 'turnover' | 'plantations' | 'buyers' | 'stock' | 'margin') => {
    const query = { ...period, report, step: 'day', locale: 'ru' } as const
    return (await (await staff.browser.call('reportExport', { query })).ok.text()).split('\r\n')
  }
  const turnover = await fileOf('turnover')
  expect(turnover[0]).toBe('Оборот')
  expect(turnover).toContain('По времени;2026-03-09;2026-03-09;;1;RUB;5000,00')
  expect(turnover).toContain('По виду;2026-03-09;2026-03-10;Под заказ;1;RUB;2500,00')
  expect(turnover).toContain('По региону;2026-03-09;2026-03-10;Казань;1;RUB;2500,00')
  expect((await fileOf('margin'))[3]).toBe(
    'С;По;Наценки без брокера;Комиссии;Вознаграждения агентов;Доход;Наценки брокеров',
  )
  expect((await fileOf('buyers'))[2]).toBe(
    'Покупатель;Компания;Последний заказ;Заказов за 60 дней;Обычная сумма',
  )
  expect((await fileOf('stock'))[0]).toBe('Залежавшийся товар')
  expect((await fileOf('plantations'))[0]).toBe('Плантации')
})
