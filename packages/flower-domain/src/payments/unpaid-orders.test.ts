import { expect, it } from 'vitest'
import { orderStatuses } from '../orders/order-status.ts'
import { paymentMethods } from './payment-method.ts'
import { defaultUnpaidLimits, isHeldForPayment, unpaidLimit, unpaidUntil } from './unpaid-orders.ts'

// A Thursday, 17:30 in Moscow.
const issuedAt = new Date('2026-11-19T14:30:00Z')
const cutoff = new Date('2026-11-20T13:00:00Z')

it('gives every way to pay its time', () => {
  const ends = paymentMethods.map((method) => [method, unpaidUntil(method, issuedAt, cutoff)?.toISOString()])
  expect(Object.fromEntries(ends)).toEqual({
    CARD: '2026-11-19T15:00:00.000Z',
    QRCODE: '2026-11-20T14:30:00.000Z',
    CRYPTO: '2026-11-20T14:30:00.000Z',
    // Friday, Monday and Tuesday, to the end.
    CHECK: '2026-11-24T21:00:00.000Z',
    CASH: cutoff.toISOString(),
    BALANCE: undefined,
  })
})

it.each([
  ['2026-11-20T20:59:59Z', '2026-11-25T21:00:00.000Z'],
  // Saturday in Moscow, still Friday in UTC: Monday, Tuesday, Wednesday.
  ['2026-11-20T21:00:00Z', '2026-11-25T21:00:00.000Z'],
  ['2026-11-22T12:00:00Z', '2026-11-25T21:00:00.000Z'],
  ['2026-11-23T12:00:00Z', '2026-11-26T21:00:00.000Z'],
])('an invoice of %s has until %s', (from, until) => {
  expect(unpaidUntil('CHECK', new Date(from), cutoff)?.toISOString()).toBe(until)
})

it('holds stock for money only while an order is new and not paid', () => {
  const held = orderStatuses.filter((status) => isHeldForPayment({ status, paymentStatus: 'wait_paid' }))
  expect(held).toEqual(['new'])
  expect(isHeldForPayment({ status: 'new', paymentStatus: 'paid' })).toBe(false)
})

it('lets people owe by their verification, or twice what they have paid', () => {
  const limits = defaultUnpaidLimits
  expect(unpaidLimit({ isApproved: false, largestPaid: 0, limits })).toBe(3_000_000)
  expect(unpaidLimit({ isApproved: true, largestPaid: 14_999_999, limits })).toBe(30_000_000)
  expect(unpaidLimit({ isApproved: false, largestPaid: 1_500_001, limits })).toBe(3_000_002)
})
