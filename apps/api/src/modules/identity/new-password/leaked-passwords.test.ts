import { expect, test } from 'vitest'
import { processorClock } from '../../../testing/answer-times.ts'
import { leakedPasswords } from './leaked-passwords.ts'

test.each([
  '1234567890',
  'qwertyuiop',
  'password123',
  'dragon2026!',
  '!!sunshine1',
  'abcabcabcabc',
  'яяяяяяяяяя',
])('%s is common', async (password) => {
  expect((await leakedPasswords())(password)).toBe(true)
})

test.each(['a rose is a rose', 'dragon839201837465', 'кустовая роза в мае'])(
  '%s is not',
  async (password) => {
    expect((await leakedPasswords())(password)).toBe(false)
  },
)

test('ten thousand checks take less than a second', async () => {
  const isCommon = await leakedPasswords()
  const start = processorClock()
  for (let index = 0; index < 10_000; index += 1) isCommon(`${'ab'.repeat(60)}${index}`)
  expect(processorClock() - start).toBeLessThan(1000)
})
