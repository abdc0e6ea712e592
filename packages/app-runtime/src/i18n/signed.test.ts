import { expect, test } from 'vitest'
import { signed } from './signed.ts'

test.each([
  [25, '+25'],
  [-25, '\u221225'],
  [0, '0'],
])('%s is written as %s', (change, text) => {
  expect(signed(change, String)).toBe(text)
})
