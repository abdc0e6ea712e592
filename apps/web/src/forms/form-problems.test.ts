import { ApiError } from '@flower-market/api-client'
import { expect, test } from 'vitest'
import { problemOf } from './form-problems.ts'

const failure = (parts: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ kind: 'http', call: 'signup', message: 'no', ...parts })

test('each way to fail has its own words', () => {
  expect(problemOf(failure({ status: 429, code: 'too-many-requests' }))).toBe('forms.tooManyAttempts')
  expect(problemOf(failure({ status: 429, code: 'retry-later' }))).toBe('forms.retryLater')
  expect(problemOf(failure({ status: 503, code: 'unavailable' }))).toBe('forms.unavailable')
  expect(problemOf(failure({ kind: 'network' }))).toBe('forms.networkFailure')
  expect(problemOf(failure({ status: 500, code: 'internal' }))).toBe('forms.failed')
  expect(problemOf(new TypeError('a mistake'))).toBe('forms.failed')
})
