import { expect, test } from 'vitest'
import type { Cart } from '@flower-market/flower-domain'
import { restoreLine } from './removed-line.ts'

const cartDay = '2026-11-26'
function lineOf(code: string) {
  return { code, price: 4900, quantity: 20 }
}
const cart: Cart = { [cartDay]: [lineOf('a'), lineOf('c')] }

test('puts a line back where it stood', () => {
  const restored = restoreLine(cart, { date: cartDay, place: 1, item: lineOf('b'), name: 'b' })
  expect(restored[cartDay]?.map(({ code }) => code)).toEqual(['a', 'b', 'c'])
})

test('brings the day back with its only line', () => {
  expect(restoreLine({}, { date: cartDay, place: 0, item: lineOf('a'), name: 'a' })).toEqual({
    [cartDay]: [lineOf('a')],
  })
})

test('does not double a lot that came in again meanwhile', () => {
  expect(
    restoreLine(cart, { date: cartDay, place: 0, item: { ...lineOf('c'), quantity: 60 }, name: 'c' }),
  ).toBe(cart)
})
