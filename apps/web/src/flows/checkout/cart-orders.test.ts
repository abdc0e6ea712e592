import { expect, test } from 'vitest'
import { cartFixture, fixtureCard, fixtureDays, fixtureOrderDay } from '@flower-market/api-client/msw'
import { cartOrders } from './cart-orders.ts'
import { unknownCart, withAnswer } from './checked-cart.ts'

const [, , WEDNESDAY] = fixtureDays
const ordered = fixtureCard('Explorer', 40, WEDNESDAY, 'toOrder')
const stock = fixtureCard('Explorer', 40, WEDNESDAY)
function lineOf({ code, price }: typeof stock) {
  return { code, price, quantity: 25 }
}
const cart = { [WEDNESDAY]: [lineOf(ordered), lineOf(stock)] }

function answer(kind: 'inStok' | 'toOrder', card: typeof stock | null, code: string) {
  return {
    date: WEDNESDAY,
    kind,
    cutoffAt: '2026-11-24T13:00:00.000Z',
    isOpen: true,
    goods: 0,
    deliveryCost: 0,
    lines: [{ item: { code, price: 1, quantity: 25 }, card, mismatches: [] }],
  }
}
const answers = [answer('inStok', stock, stock.code), answer('toOrder', ordered, ordered.code)]

test('a day of stock and of lots to order becomes two orders, each with what the server said of it', () => {
  const orders = cartOrders(cart, { days: answers, cards: new Map() })
  expect(orders.map(({ kind, items, day }) => [kind, items.map(({ code }) => code), day])).toEqual([
    ['inStok', [stock.code], answers[0]],
    ['toOrder', [ordered.code], answers[1]],
  ])
})

test('until the server has answered, a day is one order; what is gone since stays with its kind', () => {
  expect(cartOrders(cart, unknownCart).map(({ kind, day }) => [kind, day])).toEqual([['inStok', undefined]])
  const known = withAnswer(unknownCart, answers)
  const gone = { days: [answer('inStok', null, 'other')], cards: known.cards }
  expect(cartOrders(cart, gone).map(({ kind }) => kind)).toEqual(['inStok', 'toOrder'])
})

test('orders come by day', () => {
  const days = cartOrders({ ...cartFixture, [fixtureOrderDay]: [lineOf(ordered)] }, unknownCart)
  expect(days.map(({ date }) => date)).toEqual([fixtureDays[0], fixtureDays[1], fixtureOrderDay])
})
