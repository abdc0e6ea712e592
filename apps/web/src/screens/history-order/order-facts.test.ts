import { expect, test } from 'vitest'
import { fixturePurchase } from '@flower-market/api-client/msw'
import { isAgreedLess, refundMinor, shortfallMinor } from './order-facts.ts'

const order = fixturePurchase('partially_confirmed')
const short = order.lines.find(isAgreedLess)

test('finds the line of which less was agreed', () => {
  expect(order.lines.filter(isAgreedLess)).toHaveLength(1)
})

test('counts the difference at the asked and the agreed price', () => {
  expect(short).toBeDefined()
  if (short === undefined) return
  const cheaper = { ...short, quantity: 400, agreedQuantity: 320, price: 4900, agreedPrice: 4800 }
  expect(shortfallMinor(cheaper)).toBe(400 * 4900 - 320 * 4800)
})

test('gives back what was paid, and nothing of an order that was not', () => {
  const difference = order.lines.reduce((sum, line) => sum + shortfallMinor(line), 0)
  expect(difference).toBeGreaterThan(0)
  expect(refundMinor({ ...order, paymentStatus: 'paid' })).toBe(difference)
  expect(refundMinor({ ...order, paymentStatus: 'wait_paid' })).toBe(0)
})
