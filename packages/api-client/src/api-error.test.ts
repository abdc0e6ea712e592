import type { PasswordIssue } from '@flower-market/flower-domain'
import { expect, expectTypeOf, test } from 'vitest'
import { ApiError, isApiError } from './api-error.ts'
import type { DetailsOf } from './api-error.ts'

const changed = new ApiError({
  kind: 'http',
  call: 'purchaseCreate',
  message: 'changed',
  status: 409,
  code: 'cart-changed',
  details: { mismatches: [{ date: '2026-11-23', code: 'a', kind: 'gone', was: 25, now: 0 }] },
})

test('is distinguished from other errors', () => {
  expect(isApiError(changed)).toBe(true)
  expect(isApiError(new Error('changed'))).toBe(false)
  expect(isApiError({ ...changed })).toBe(false)
})

test('is distinguished by its code, and has typed details', () => {
  expect(isApiError(changed, 'not-enough-funds')).toBe(false)
  const caught: unknown = changed
  if (!isApiError(caught, 'cart-changed')) throw new Error('not narrowed')
  expectTypeOf(caught.details.mismatches[0]?.was).toEqualTypeOf<number | undefined>()
  expect(caught.details.mismatches[0]?.kind).toBe('gone')
})

test('reports that no answer came', () => {
  const lost = new ApiError({ kind: 'network', call: 'live', message: 'lost', cause: 'cable' })
  expect([lost.status, lost.code, lost.cause]).toEqual([0, null, 'cable'])
})

test('has the details of codes that name a time or a reason', () => {
  const caught: unknown = new ApiError({
    kind: 'http',
    call: 'recovery',
    message: 'later',
    status: 429,
    code: 'retry-later',
    details: { retryAt: '2026-11-21T08:01:00.000Z' },
  })
  if (!isApiError(caught, 'retry-later')) throw new Error('not narrowed')
  expectTypeOf(caught.details.retryAt).toEqualTypeOf<string>()
  expect(caught.details.retryAt).toBe('2026-11-21T08:01:00.000Z')
  expectTypeOf<DetailsOf<'invalid-code'>>().toEqualTypeOf<{ triesLeft: number }>()
  expectTypeOf<DetailsOf<'password-too-weak'>['reason']>().toEqualTypeOf<PasswordIssue>()
})
