import { expect, test } from 'vitest'
import { commonPasswords } from './common-passwords.ts'

test.each([
  '1234567890',
  'qwertyuiop',
  'password123',
  'dragon2026!',
  '!!sunshine1',
  'abcabcabcabc',
  'яяяяяяяяяя',
])('%s is common', async (password) => {
  expect((await commonPasswords())(password)).toBe(true)
})

test.each(['a rose is a rose', 'dragon839201837465', 'кустовая роза в мае'])(
  '%s is not',
  async (password) => {
    expect((await commonPasswords())(password)).toBe(false)
  },
)

test('ten thousand checks take less than a second', async () => {
  const isCommon = await commonPasswords()
  const start = performance.now()
  for (let index = 0; index < 10_000; index += 1) isCommon(`${'ab'.repeat(60)}${index}`)
  expect(performance.now() - start).toBeLessThan(1000)
})
