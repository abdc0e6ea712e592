import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '../money/money.ts'
import { cartItem } from './cart.arbitrary.ts'
import { cartOrderTotals, groupByPlantation } from './cart-order-totals.ts'
import { cartDayTotals } from './cart-totals.ts'

const delivered = { method: 'delivery', cityCost: money(50_000, 'RUB') } as const
const plantations = new Map([
  ['A', 'kilima'],
  ['B', 'alto'],
  ['C', 'kilima'],
])

function lineOf(code: string) {
  return { code, price: 10_000, quantity: 60 }
}

function plantationOf(code: string): string | undefined {
  return plantations.get(code)
}

test('each plantation is asked for its own lines', () => {
  const items = ['A', 'B', 'C', 'gone'].map(lineOf)
  expect(groupByPlantation(items, plantationOf)).toEqual([
    { plantation: 'kilima', items: [lineOf('A'), lineOf('C')] },
    { plantation: 'alto', items: [lineOf('B')] },
    { plantation: undefined, items: [lineOf('gone')] },
  ])
})

test('requests to two plantations are two deliveries: they do not add up to free delivery', () => {
  const items = [lineOf('A'), lineOf('B')]
  const totals = cartOrderTotals({ kind: 'forPlantations', items }, plantationOf, delivered)
  expect([totals.delivery.minor, totals.total.minor]).toEqual([100_000, 1_300_000])
  expect(cartOrderTotals({ kind: 'toOrder', items }, plantationOf, delivered).delivery.minor).toBe(0)
  const one = cartOrderTotals({ kind: 'forPlantations', items }, () => 'kilima', delivered)
  expect(one.delivery.minor).toBe(0)
})

test('the same goods whatever they become; goods and delivery are the total', () => {
  fc.assert(
    fc.property(fc.array(cartItem), (items) => {
      const totals = cartOrderTotals({ kind: 'forPlantations', items }, plantationOf, delivered)
      const { lines, stems, goods } = cartDayTotals(items, delivered)
      expect(totals).toMatchObject({ lines, stems, goods })
      expect(totals.total.minor).toBe(totals.goods.minor + totals.delivery.minor)
    }),
  )
})
