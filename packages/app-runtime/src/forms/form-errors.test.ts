import { ApiError } from '@flower-market/api-client'
import { expect, test } from 'vitest'
import { toFormError } from './form-errors.ts'

function failure(parts: Partial<ConstructorParameters<typeof ApiError>[0]>) {
  return new ApiError({ kind: 'http', call: 'signup', message: 'no', ...parts })
}

test('each way to fail has its own words', () => {
  expect(toFormError(failure({ status: 429, code: 'too-many-requests' }))).toBe('forms.tooManyAttempts')
  expect(toFormError(failure({ status: 429, code: 'retry-later' }))).toBe('forms.retryLater')
  expect(toFormError(failure({ status: 503, code: 'unavailable' }))).toBe('forms.unavailable')
  expect(toFormError(failure({ kind: 'network' }))).toBe('forms.networkFailure')
  expect(toFormError(failure({ status: 500, code: 'internal' }))).toBe('forms.failed')
  expect(toFormError(new TypeError('a mistake'))).toBe('forms.failed')
})
