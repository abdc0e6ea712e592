import { expect, test } from 'vitest'
import { isCurrentMenuEntry } from './is-current-menu-entry.ts'

test.each([
  ['/settings', '/settings', '', true],
  ['/settings', '/settings', '#region', false],
  ['/settings#region', '/settings', '#region', true],
  ['/settings#region', '/settings', '', false],
  ['/profile', '/profile/verification', '', false],
])('%s, seen from %s%s', (place, path, hash, isHere) => {
  expect(isCurrentMenuEntry(place, path, hash, false)).toBe(isHere)
})

test('an order is a page below the orders; a page that only begins alike is not', () => {
  expect(isCurrentMenuEntry('/history', '/history/order-1', '', true)).toBe(true)
  expect(isCurrentMenuEntry('/history', '/history', '', true)).toBe(true)
  expect(isCurrentMenuEntry('/history', '/historybalance', '', true)).toBe(false)
})
