import { expect, it } from 'vitest'
import { countText } from './count-text.ts'

it('says the number up to the most it may show, and no longer words above', () => {
  expect(countText(7, 99)).toBe('7')
  expect(countText(99, 99)).toBe('99')
  expect(countText(100, 99)).toBe('99+')
  expect(countText(10, 9)).toBe('9+')
})
