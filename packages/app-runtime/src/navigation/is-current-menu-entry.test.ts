import { expect, test } from 'vitest'
import { isCurrentMenuEntry } from './is-current-menu-entry.ts'

function at(address: string) {
  const { pathname, search, hash } = new URL(address, 'https://shop.example')
  return { pathname, search, hash }
}

test.each([
  ['/settings', '/settings', true],
  ['/settings', '/settings#region', false],
  ['/settings#region', '/settings#region', true],
  ['/settings#region', '/settings', false],
  ['/profile', '/profile/verification', false],
  ['/transaction/payments?status=SENDED', '/transaction/payments?status=SENDED', true],
  ['/transaction/payments?status=SENDED', '/transaction/payments', false],
])('%s, seen from %s', (place, address, isHere) => {
  expect(isCurrentMenuEntry(place, at(address), false)).toBe(isHere)
})

test('an order is a page below the orders; a page that only begins alike is not', () => {
  expect(isCurrentMenuEntry('/history', at('/history/order-1'), true)).toBe(true)
  expect(isCurrentMenuEntry('/history', at('/history'), true)).toBe(true)
  expect(isCurrentMenuEntry('/history', at('/historybalance'), true)).toBe(false)
})
