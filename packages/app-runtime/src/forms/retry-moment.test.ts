import { ApiError } from '@flower-market/api-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryMoment, retryMomentOf } from './retry-moment.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T08:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('the wait is what the server says', () => {
  expect(retryMoment('2026-11-21T08:00:42Z')).toBe(Date.parse('2026-11-21T08:00:42Z'))
})

test('a device whose clock is an hour behind waits a minute, not an hour', () => {
  expect(retryMoment('2026-11-21T09:01:00Z')).toBe(Date.parse('2026-11-21T08:01:00Z'))
})

test('only a refusal to send again names a moment', () => {
  const parts = { kind: 'http', call: 'recovery', message: 'no' } as const
  const details = { retryAt: '2026-11-21T08:00:42Z' }
  expect(retryMomentOf(new ApiError({ ...parts, code: 'retry-later', details }))).toBe(
    Date.parse(details.retryAt),
  )
  expect(retryMomentOf(new ApiError({ ...parts, code: 'internal' }))).toBeNull()
})
