import { expect, test } from 'vitest'
import { methodsForOrders } from './ways-for-orders.ts'

const ways = [
  { method: 'CHECK', min: 10_000, max: 1_000_000_000 },
  { method: 'CASH', min: 10_000, max: 10_000_000 },
  { method: 'CRYPTO', min: 10_000, max: 1_000_000_000 },
] as const

test('an order is paid by what the operator takes for its amount, and not by what only tops up', () => {
  expect(methodsForOrders([...ways], 500_000)).toEqual(['CASH', 'CHECK'])
  expect(methodsForOrders([...ways], 10_000_001)).toEqual(['CHECK'])
  expect(methodsForOrders([...ways], 9_999)).toEqual([])
})
