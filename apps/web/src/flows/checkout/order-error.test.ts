import { expect, test } from 'vitest'
import { ApiError, type ErrorCode } from '@flower-market/api-client'
import { toOrderError } from './order-error.ts'

const call = 'purchaseCreate'
function refusal(code: ErrorCode, status: number, details?: unknown) {
  return new ApiError({ kind: 'http', call, message: code, code, status, details })
}
const lostAnswer = new ApiError({ kind: 'network', call, message: 'No answer' })

test('names the lines that changed', () => {
  const mismatches = [{ kind: 'less-stock', was: 400, now: 320, date: '2026-11-26', code: 'a' }]
  expect(toOrderError(refusal('quantity-exceeds-availability', 409, { mismatches }))).toEqual({
    kind: 'quantity-exceeds-availability',
    mismatches,
  })
})

test.each([
  ['not-enough-funds', 409, 'not-enough-funds'],
  ['address-needed', 409, 'address-needed'],
  ['address-in-other-region', 409, 'address-in-other-region'],
  ['pickup-unavailable', 409, 'pickup-unavailable'],
  ['not-found', 404, 'address-needed'],
  ['not-signed-in', 401, 'session-ended'],
  ['unavailable', 503, 'no-answer'],
  ['internal', 500, 'unexpected'],
  ['idempotency-conflict', 409, 'unexpected'],
] as const)('reads %s (%i) as %s', (code, status, kind) => {
  expect(toOrderError(refusal(code, status)).kind).toBe(kind)
})

test('reads a lost answer as an outcome that nobody knows', () => {
  expect(toOrderError(lostAnswer)).toEqual({ kind: 'no-answer' })
})

test('reads a mistake of our own as unexpected', () => {
  expect(toOrderError(new TypeError('oops'))).toEqual({ kind: 'unexpected' })
})

test('reads where the verification stands, and why it was rejected', () => {
  const details = { status: 'REJECTED', comment: 'Нет индекса' }
  expect(toOrderError(refusal('verification-needed', 409, details))).toEqual({
    kind: 'verification-needed',
    ...details,
  })
})
