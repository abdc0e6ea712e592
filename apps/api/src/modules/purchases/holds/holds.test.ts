import { defaultUnpaidLimits, type FlowerCard } from '@flower-market/flower-domain'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readEventsAfter, readLatestPosition } from '../../../platform/events/stored-events.ts'
import { decideSetting } from '../../../testing/decide-setting.ts'
import { addBuyer, addCard, addPerson, orderFor, signInAs } from '../../../testing/test-people.ts'
import { openShop, openShopOn, testDay, testNow, type TestShop } from '../../../testing/test-shop.ts'
import type { Visitor } from '../../../testing/visitor.ts'
import { endHoldsJob } from './end-holds.ts'

const minuteMs = 60_000
let clock = testNow
let shop: TestShop & { close(): Promise<void> }
let buyer: Visitor
beforeAll(async () => {
  shop = await openShop({ now: () => clock })
})
beforeEach(async () => {
  clock = testNow
  buyer = await addBuyer(shop)
})
afterAll(() => shop.close())

type Line = readonly [card: FlowerCard, stems: number]

async function hold(visitor: Visitor, ...lines: readonly Line[]) {
  const { purchase } = orderFor(...lines)
  return (await visitor.call('purchaseHold', { body: { purchase } })).ok
}
function order(visitor: Visitor, lines: readonly Line[], changes: object = {}) {
  const body = { ...orderFor(...lines), ...changes }
  return visitor.call('purchaseCreate', { body }, { key: crypto.randomUUID() })
}
async function stockOf({ code }: FlowerCard): Promise<number> {
  const lot = shop.database.kysely.selectFrom('cards').select('stems_available').where('code', '=', code)
  return (await lot.executeTakeFirstOrThrow()).stems_available
}
async function shownTo(visitor: Visitor, { code }: FlowerCard) {
  const { cards } = (await visitor.call('catalogCards', { query: { date: testDay } })).ok
  return cards.find((card) => card.code === code)?.stemsAvailable
}
async function mismatchesFor(visitor: Visitor, ...lines: readonly Line[]) {
  const [day] = (await visitor.call('checkCart', { body: orderFor(...lines).purchase })).ok.days
  return day?.lines.flatMap(({ mismatches }) => mismatches.map(({ kind }) => kind))
}
/** Moves the clock and renews the token, whose time may be over. */
async function wait(minutes: number, ...visitors: readonly Visitor[]) {
  clock = new Date(clock.getTime() + minutes * minuteMs)
  for (const visitor of [buyer, ...visitors]) visitor.token = (await visitor.call('authentication')).ok.token
}
async function runJob() {
  await shop.app.jobs.send(shop.database.kysely, endHoldsJob, {})
  await shop.app.jobs.runPending()
}

test('held stems are there for the person and for nobody else, and everybody hears of it', async () => {
  const other = await addBuyer(shop)
  const card = await addCard(shop, { stemsAvailable: 100 })
  const before = await readLatestPosition(shop.database)
  expect(await shownTo(other, card)).toBe(100)
  expect(await hold(buyer, [card, 75])).toEqual({
    hold: { until: '2026-11-21T08:15:00.000Z', lines: [{ code: card.code, quantity: 75 }] },
    refusal: null,
    serverTime: testNow.toISOString(),
  })
  expect([await shownTo(buyer, card), await shownTo(other, card)]).toEqual([100, 25])
  const { cards } = (await buyer.call('catalogFirstCards', { query: { date: testDay } })).ok
  expect(cards.find(({ code }) => code === card.code)?.stemsAvailable).toBe(100)
  expect(await mismatchesFor(buyer, [card, 100])).toEqual([])
  expect(await mismatchesFor(other, [card, 100])).toEqual(['less-stock'])
  expect((await order(other, [[card, 50]])).refusal?.code).toBe('quantity-exceeds-availability')
  await vi.waitFor(async () => {
    const told = await readEventsAfter(shop.database, before, 10)
    const holds = told.filter(({ name }) => name !== 'balance-changed')
    expect(holds.map(({ name, payload }) => [name, payload])).toEqual([
      [
        'hold-changed',
        {
          date: testDay,
          until: '2026-11-21T08:15:00.000Z',
          lines: [{ code: card.code, quantity: 75 }],
        },
      ],
      ['stock-changed', { date: testDay, changes: [{ code: card.code, stemsAvailable: 25 }] }],
    ])
  }, 20_000)
})

test('asked again, by another tab, another device or after a new sign-in, it is the same hold with the same end', async () => {
  const person = await addPerson(shop)
  const [desktop, phone] = [await signInAs(shop, person), await signInAs(shop, person)]
  const card = await addCard(shop, { stemsAvailable: 100 })
  const first = await hold(desktop, [card, 50])
  await wait(10, desktop, phone)
  expect((await hold(phone, [card, 50])).hold).toEqual(first.hold)
  await desktop.call('logout')
  expect((await hold(await signInAs(shop, person, clock), [card, 50])).hold).toEqual(first.hold)
  expect(await stockOf(card)).toBe(50)
})

test('a hold follows the cart and keeps its end: less, more, another lot, and one that left and came back', async () => {
  const [roses, tulips] = [await addCard(shop), await addCard(shop)]
  const { hold: first } = await hold(buyer, [roses, 100])
  await wait(5)
  const changed = await hold(buyer, [roses, 25], [tulips, 50])
  expect(changed.hold?.until).toBe(first?.until)
  expect([await stockOf(roses), await stockOf(tulips)]).toEqual([975, 950])
  await hold(buyer, [tulips, 50])
  expect(await stockOf(roses)).toBe(1000)
  expect((await hold(buyer, [roses, 25], [tulips, 50])).refusal).toBeNull()
  expect([await stockOf(roses), await stockOf(tulips)]).toEqual([975, 950])
})

test('a change that cannot be held leaves the hold as it was', async () => {
  const card = await addCard(shop, { stemsAvailable: 100 })
  const { hold: first } = await hold(buyer, [card, 50])
  expect(await hold(buyer, [card, 125])).toMatchObject({ hold: first, refusal: { reason: 'not-available' } })
  expect(await stockOf(card)).toBe(50)
})

test('after fifteen minutes the stems are back, by the job and before it, and not a moment earlier', async () => {
  const other = await addBuyer(shop)
  const card = await addCard(shop, { stemsAvailable: 100 })
  await hold(buyer, [card, 100])
  await wait(15 - 1 / minuteMs, other)
  await runJob()
  expect([await stockOf(card), await mismatchesFor(other, [card, 100])]).toEqual([0, ['gone']])
  await wait(1 / minuteMs, other)
  expect(await shownTo(other, card)).toBe(100)
  expect(await mismatchesFor(other, [card, 100])).toEqual([])
  expect(await stockOf(card)).toBe(0)
  expect((await order(other, [[card, 25]])).ok.status).toBe('new')
  expect(await stockOf(card)).toBe(75)
  await hold(other, [card, 25])
  await wait(15, other)
  await runJob()
  await runJob()
  expect(await stockOf(card)).toBe(75)
  expect(await shop.app.jobs.scheduled()).toContainEqual({ name: 'purchases.end-holds', cron: '* * * * *' })
})

test('a lot that was held cannot be held again within two hours, whatever became of the hold', async () => {
  const [card, free] = [await addCard(shop), await addCard(shop)]
  await hold(buyer, [card, 25])
  await wait(16)
  const refused = await hold(buyer, [card, 50], [free, 25])
  expect(refused).toMatchObject({
    hold: null,
    refusal: { reason: 'held-recently', againAt: '2026-11-21T10:00:00.000Z' },
  })
  expect((await hold(buyer, [free, 25])).hold).not.toBeNull()
  expect((await hold(await addBuyer(shop), [card, 25])).hold).not.toBeNull()
  expect((await order(buyer, [[card, 50]])).ok.status).toBe('new')
  await wait(104)
  expect((await hold(buyer, [card, 25])).refusal).toBeNull()
})

test('an order uses up the hold: what is held goes into it first, the rest goes back, and the lots stay known', async () => {
  const [card, left] = [await addCard(shop, { stemsAvailable: 100 }), await addCard(shop)]
  await hold(buyer, [card, 75], [left, 50])
  expect((await order(buyer, [[card, 100]])).ok.status).toBe('new')
  expect([await stockOf(card), await stockOf(left)]).toEqual([0, 1000])
  expect((await hold(buyer, [left, 25])).refusal?.reason).toBe('held-recently')
  await wait(16)
  await runJob()
  expect(await stockOf(card)).toBe(0)
})

test('an order that is refused for a changed price leaves the stems held; with the new price it takes them', async () => {
  const card = await addCard(shop, { stemsAvailable: 25 })
  await hold(buyer, [card, 25])
  await shop.database.kysely
    .updateTable('cards')
    .set({ price: 11_000 })
    .where('code', '=', card.code)
    .execute()
  expect((await order(buyer, [[card, 25]])).refusal?.code).toBe('cart-changed')
  expect(await stockOf(card)).toBe(0)
  expect((await hold(buyer, [card, 25])).hold?.lines).toHaveLength(1)
  expect((await order(buyer, [[{ ...card, price: 11_000 }, 25]])).ok.sum).toBe(275_000)
  expect(await stockOf(card)).toBe(0)
})

test('a lot that is withdrawn while it is held is gone, and the hold of the others ends as it would have', async () => {
  const [card, withdrawn] = [await addCard(shop), await addCard(shop)]
  await hold(buyer, [card, 25], [withdrawn, 25])
  await shop.database.kysely.deleteFrom('cards').where('code', '=', withdrawn.code).execute()
  expect(await mismatchesFor(buyer, [card, 25], [withdrawn, 25])).toEqual(['gone'])
  await wait(15)
  await runJob()
  expect(await stockOf(card)).toBe(1000)
})

test('an order to order, and one of another day, leave the hold alone', async () => {
  const card = await addCard(shop)
  const offered = await addCard(shop, { availability: 'toOrder', cutoffAt: '2026-11-22T00:00:00.000Z' })
  await hold(buyer, [card, 25])
  const body = orderFor([offered, 25])
  const { ok } = await buyer.call('plantationPurchaseCreate', { body }, { key: crypto.randomUUID() })
  expect(ok.kind).toBe('toOrder')
  expect(await stockOf(card)).toBe(975)
  expect((await hold(buyer, [offered, 25])).refusal?.reason).toBe('not-available')
})

test('what is held counts toward the limit of unpaid orders, and an order is not counted beside its own hold', async () => {
  await decideSetting(shop, 'unpaidLimits', { unverified: 500_000, approved: 500_000 })
  const card = await addCard(shop)
  const next = await addCard(shop, { deliveryDate: '2026-11-24' })
  const cash = { paymentMethod: 'CASH' as const }
  expect((await hold(buyer, [card, 75])).refusal).toEqual({
    reason: 'unpaid-limit',
    limit: 500_000,
    unpaid: 0,
  })
  await hold(buyer, [card, 50])
  const body = { ...orderFor([next, 25]), ...cash }
  const nextDay = { ...body, purchase: { '2026-11-24': body.purchase[testDay] ?? [] } }
  const { refusal } = await buyer.call('purchaseCreate', { body: nextDay }, { key: crypto.randomUUID() })
  expect(refusal).toMatchObject({ code: 'unpaid-limit', details: { limit: 500_000, unpaid: 500_000 } })
  expect((await order(buyer, [[card, 50]], cash)).ok.status).toBe('new')
  const { purchase } = nextDay
  expect((await buyer.call('purchaseHold', { body: { purchase } })).ok.refusal?.reason).toBe('unpaid-limit')
  await decideSetting(shop, 'unpaidLimits', defaultUnpaidLimits)
})

test('a hundred buyers hold and order seven bunches at two processes: seven are sold, and none is held twice', async () => {
  const process = await openShopOn(shop.connectionString, { now: () => clock })
  try {
    const card = await addCard(shop, { stemsAvailable: 7 * 25 })
    const people = await Promise.all(
      Array.from({ length: 100 }, () => addPerson(shop, { money: { RUB: 1_000_000 } })),
    )
    const visitors = await Promise.all(
      people.map((id, place) => signInAs(place % 2 === 0 ? shop : process, id)),
    )
    const held = await Promise.all(visitors.map((visitor) => hold(visitor, [card, 25])))
    expect(held.filter(({ hold: mine }) => mine !== null)).toHaveLength(7)
    expect(await stockOf(card)).toBe(0)
    const outcomes = await Promise.all(visitors.map((visitor) => order(visitor, [[card, 25]])))
    const won = outcomes.map(({ refusal }) => refusal === null || refusal === undefined)
    expect(won).toEqual(held.map(({ hold: mine }) => mine !== null))
    expect(await stockOf(card)).toBe(0)
  } finally {
    await process.close()
  }
})

test('holds, orders and endings of the same lots at the same moment lose and double no stem, and nobody waits in a circle', async () => {
  const cards = [
    await addCard(shop, { stemsAvailable: 200 }),
    await addCard(shop, { stemsAvailable: 200 }),
  ] as const
  const visitors = await Promise.all(Array.from({ length: 8 }, () => addBuyer(shop)))
  await Promise.all(visitors.map((visitor) => hold(visitor, [cards[1], 25])))
  await wait(15, ...visitors)
  const outcomes = await Promise.all([
    runJob(),
    ...visitors.map((visitor, place) => order(visitor, [[cards[place % 2 === 0 ? 0 : 1], 25]])),
    ...visitors.map((visitor, place) => hold(visitor, [cards[place % 2 === 0 ? 1 : 0], 25])),
  ])
  expect(outcomes).toHaveLength(17)
  await wait(15)
  await runJob()
  const sold = await shop.database.kysely
    .selectFrom('purchase_lines')
    .select((eb) => eb.fn.sum<bigint>('quantity').as('stems'))
    .where(
      'code',
      'in',
      cards.map(({ code }) => code),
    )
    .executeTakeFirstOrThrow()
  expect((await stockOf(cards[0])) + (await stockOf(cards[1])) + Number(sold.stems)).toBe(400)
})
