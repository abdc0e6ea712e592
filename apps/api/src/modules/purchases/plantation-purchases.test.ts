import { packStep, type FlowerCard } from '@flower-market/flower-domain'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addBuyer, addCard, addPerson, auditLedger, orderFor, signInAs } from '../../testing/test-people.ts'
import { openShop, testNow, type TestShop } from '../../testing/test-shop.ts'
import type { Visitor } from '../../testing/visitor.ts'

let now = testNow
let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({ now: () => now })
})
beforeEach(() => {
  now = testNow
})
afterAll(() => shop.close())

const date = '2026-12-03'
const cutoffAt = '2026-11-26T17:00:00.000Z'

function lotToOrder(changes: Partial<FlowerCard> = {}) {
  return addCard(shop, { availability: 'toOrder', deliveryDate: date, cutoffAt, soldBy: 'box', ...changes })
}
function order(buyer: Visitor, ...lines: [FlowerCard, number][]) {
  const body = orderFor(...lines)
  const [items = []] = Object.values(body.purchase)
  const key = crypto.randomUUID()
  return buyer.call('plantationPurchaseCreate', { body: { ...body, purchase: { [date]: items } } }, { key })
}
async function offerOf({ code }: FlowerCard) {
  const { stems_available: stems } = await shop.database.kysely
    .selectFrom('cards')
    .select('stems_available')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  return stems
}

test('the cut-off of the plantation counts in the transaction: a moment before it is an order, at it none', async () => {
  const buyer = await addBuyer(shop, 10_000_000)
  const card = await lotToOrder()
  now = new Date(Date.parse(cutoffAt) - 1)
  buyer.token = (await buyer.call('authentication')).ok.token
  expect((await order(buyer, [card, 250])).ok).toMatchObject({ kind: 'toOrder', deliveryFrom: date })
  now = new Date(cutoffAt)
  const { refusal } = await order(buyer, [card, 250])
  expect(refusal).toMatchObject({
    code: 'cart-changed',
    details: { mismatches: [{ date, code: card.code, kind: 'cutoff-passed', was: 250, now: 0 }] },
  })
  expect(await offerOf(card)).toBe(750)
})

test('the list leaves out what plantations take no orders for any more, without a write between', async () => {
  const buyer = await addBuyer(shop)
  const [early, late] = [await lotToOrder({ cutoffAt: '2026-11-24T09:00:00.000Z' }), await lotToOrder()]
  const listed = async () => {
    const { cards } = (await buyer.call('catalogCards', { query: { availability: 'toOrder', date } })).ok
    return cards.map(({ code }) => code).filter((code) => code === early.code || code === late.code)
  }
  expect(new Set(await listed())).toEqual(new Set([early.code, late.code]))
  now = new Date('2026-11-24T09:00:00Z')
  buyer.token = (await buyer.call('authentication')).ok.token
  expect(await listed()).toEqual([late.code])
  const days = (await buyer.call('catalogDays', { query: { availability: 'toOrder' } })).ok
  expect(days.dates.find((day) => day.date === date)).toMatchObject({ cutoffAt, isOpen: true })
})

test('ten orders at once for what a plantation offers of two lots: never more than it offers', async () => {
  const [first, second] = [
    await lotToOrder({ stemsAvailable: 750 }),
    await lotToOrder({ stemsAvailable: 1000 }),
  ]
  const buyers = await Promise.all(Array.from({ length: 10 }, () => addBuyer(shop, 10_000_000)))
  const answers = await Promise.all(
    buyers.map((buyer, place) => {
      const lines: [FlowerCard, number][] = [
        [first, 250],
        [second, 250],
      ]
      return order(buyer, ...(place % 2 === 0 ? lines : lines.toReversed()))
    }),
  )
  const placed = answers.filter(({ refusal }) => refusal === null)
  expect(placed).toHaveLength(3)
  expect([await offerOf(first), await offerOf(second)]).toEqual([0, 250])
  for (const trouble of Object.values(await auditLedger(shop))) expect(trouble).toEqual([])
})

test('paid in cash it waits until the earliest cut-off of its plantations; canceled, the stems are on offer again', async () => {
  const buyer = await addBuyer(shop)
  const price = 1_000
  const late = await lotToOrder({ price })
  const early = await lotToOrder({ price, cutoffAt: '2026-11-25T09:00:00.000Z' })
  const body = orderFor([late, 250], [early, 250])
  const [items = []] = Object.values(body.purchase)
  const { ok } = await buyer.call(
    'plantationPurchaseCreate',
    { body: { ...body, purchase: { [date]: items }, paymentMethod: 'CASH' } },
    { key: crypto.randomUUID() },
  )
  expect(ok.payUntil).toBe('2026-11-25T09:00:00.000Z')
  await buyer.call('purchaseCancel', { body: { _id: ok._id } })
  expect([await offerOf(late), await offerOf(early)]).toEqual([1000, 1000])
})

test('staff agree to less of it, and the difference is credited like that of an order from stock', async () => {
  const buyer = await addBuyer(shop, 10_000_000)
  const staff = await signInAs(shop, await addPerson(shop, { role: 'ADMIN' }), testNow)
  const card = await lotToOrder()
  const { ok } = await order(buyer, [card, 2 * packStep(card)])
  const move = (status: 'in_process' | 'partially_confirmed', quantity?: number) =>
    staff.call(
      'orderStatus',
      {
        body: {
          _id: ok._id,
          status,
          reason: quantity === undefined ? '' : 'Мало срезали',
          lines: quantity === undefined ? [] : [{ code: card.code, quantity }],
        },
      },
      { key: crypto.randomUUID() },
    )
  await move('in_process')
  const { ok: agreed } = await move('partially_confirmed', 250)
  expect([agreed.kind, agreed.totals.credited]).toEqual(['toOrder', 250 * card.price])
})
