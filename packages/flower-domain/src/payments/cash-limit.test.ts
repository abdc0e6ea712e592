import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { cashParts, refuseCash } from './cash-limit.ts'

const limit = 10_000_000

test('each order is a contract, and what the orders do not need is a top-up', () => {
  expect(cashParts(500, [])).toEqual([{ orderId: null, amount: 500 }])
  expect(cashParts(500, [{ _id: 'a', amount: 500 }])).toEqual([{ orderId: 'a', amount: 500 }])
  expect(cashParts(900, [{ _id: 'a', amount: 500 }])).toEqual([
    { orderId: 'a', amount: 500 },
    { orderId: null, amount: 400 },
  ])
})

test('payments of one order add up; another order has a limit of its own', () => {
  const earlier = [{ orderId: 'a', amount: 6_000_000 }]
  expect(refuseCash([{ orderId: 'a', amount: 4_000_000 }], earlier, limit)).toBeNull()
  expect(refuseCash([{ orderId: 'a', amount: 4_000_001 }], earlier, limit)).toEqual({
    limit,
    left: 4_000_000,
  })
  expect(refuseCash([{ orderId: 'b', amount: limit }], earlier, limit)).toBeNull()
  expect(refuseCash([{ orderId: null, amount: limit }], earlier, limit)).toBeNull()
})

test('a limit that was lowered below what was paid leaves nothing', () => {
  const earlier = [{ orderId: null, amount: 6_000 }]
  expect(refuseCash([{ orderId: null, amount: 1 }], earlier, 1_000)).toEqual({ limit: 1_000, left: 0 })
})

test('however an order is paid, the cash that is taken stays within the limit', () => {
  assert(
    property(array(integer({ min: 1, max: 2 * limit })), (amounts) => {
      const taken: { orderId: string; amount: number }[] = []
      for (const amount of amounts) {
        const part = { orderId: 'a', amount }
        if (refuseCash([part], taken, limit) === null) taken.push(part)
      }
      expect(taken.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(limit)
    }),
  )
})
