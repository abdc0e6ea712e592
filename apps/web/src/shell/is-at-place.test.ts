import { expect, test } from 'vitest'
import { isAtPlace } from './is-at-place.ts'

test.each([
  ['/settings', '/settings', '', true],
  ['/settings', '/settings', '#region', false],
  ['/settings#region', '/settings', '#region', true],
  ['/settings#region', '/settings', '', false],
  ['/profile', '/profile/verification', '', false],
])('%s, seen from %s%s', (place, path, hash, isHere) => {
  expect(isAtPlace(place, path, hash, false)).toBe(isHere)
})

test('an order is a page below the orders; a page that only begins alike is not', () => {
  expect(isAtPlace('/history', '/history/order-1', '', true)).toBe(true)
  expect(isAtPlace('/history', '/history', '', true)).toBe(true)
  expect(isAtPlace('/history', '/historybalance', '', true)).toBe(false)
})
