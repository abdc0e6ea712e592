import { expect, test } from 'vitest'
import { retryAt } from './retry-wait.ts'

test('the wait doubles from a minute to an hour', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const minutes = [0, 1, 2, 5, 6, 100].map(
    (attempts) => (retryAt(now, attempts).getTime() - now.getTime()) / 60_000,
  )
  expect(minutes).toEqual([1, 2, 4, 32, 60, 60])
})
