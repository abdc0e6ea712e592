import { expect, test } from 'vitest'
import { memoryAttempts } from './memory-attempts.ts'

const hourMs = 3_600_000
const single = { name: 'single', attempts: 1, windowMs: hourMs }
const twice = { name: 'twice', attempts: 2, windowMs: hourMs }
let time = 0
function now() {
  return new Date(time)
}

test('a key has its attempts in a window, another key and another limit have their own', () => {
  const memory = memoryAttempts(now)
  expect([1, 2, 3].map(() => memory.take(twice, 'a'))).toEqual([true, true, false])
  expect([memory.take(twice, 'b'), memory.take(single, 'a')]).toEqual([true, true])
  time += hourMs
  expect(memory.take(twice, 'a')).toBe(true)
})

test('an attempt that is given back may be taken again', () => {
  const memory = memoryAttempts(now)
  memory.take(single, 'a')
  memory.giveBack(single, 'a')
  expect([memory.take(single, 'a'), memory.take(single, 'a')]).toEqual([true, false])
})

test('of too many keys the one that began first is forgotten, no other', () => {
  const memory = memoryAttempts(now, 3)
  for (const key of ['a', 'b', 'c', 'd']) memory.take(single, key)
  expect(['d', 'c', 'b', 'a'].map((key) => memory.take(single, key))).toEqual([false, false, false, true])
})
