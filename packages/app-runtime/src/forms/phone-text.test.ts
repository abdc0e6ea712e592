import { expect, test } from 'vitest'
import { phoneText } from './phone-text.ts'

test('a Russian number is read in groups that stay on one line', () => {
  expect(phoneText('79161234501')).toBe('+7\u00A0916\u00A0123\u201145\u201101')
})

test('other numbers stand as they are called', () => {
  expect(phoneText('254712345678')).toBe('+254712345678')
})
