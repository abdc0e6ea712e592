import { expect, test } from 'vitest'
import { attemptLimiter } from './attempt-limiter.ts'

const hourMs = 3_600_000
let time = 0
function now() {
  return new Date(time)
}

test('a key has its tries in a window, another key has its own', () => {
  const limiter = attemptLimiter(2, hourMs, now)
  expect([limiter.take('a'), limiter.take('a'), limiter.take('a')].map(Boolean)).toEqual([true, true, false])
  expect(limiter.take('b')).not.toBeNull()
  time += hourMs
  expect(limiter.take('a')).not.toBeNull()
})

test('a try that is given back may be taken again', () => {
  const limiter = attemptLimiter(1, hourMs, now)
  limiter.take('a')?.giveBack()
  expect(limiter.take('a')).not.toBeNull()
  expect(limiter.take('a')).toBeNull()
})

test('of too many keys the one that began first is forgotten, no other', () => {
  const limiter = attemptLimiter(1, hourMs, now, 3)
  for (const key of ['a', 'b', 'c', 'd']) limiter.take(key)
  expect(limiter.take('d')).toBeNull()
  expect(limiter.take('c')).toBeNull()
  expect(limiter.take('b')).toBeNull()
  expect(limiter.take('a')).not.toBeNull()
})
