import { expect, it } from 'vitest'
import { countWords } from './count-words.ts'

it('says the number up to the most it may show, and no longer words above', () => {
  expect(countWords(7, 99)).toBe('7')
  expect(countWords(99, 99)).toBe('99')
  expect(countWords(100, 99)).toBe('99+')
  expect(countWords(10, 9)).toBe('9+')
})
