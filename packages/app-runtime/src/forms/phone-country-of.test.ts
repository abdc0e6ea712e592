import { expect, test } from 'vitest'
import { phoneCountryOf } from './phone-country-of.ts'

test('the calling code tells the country, wherever the person is', () => {
  expect(phoneCountryOf('254712345678', 'RUS')).toBe('KEN')
})

test('of countries with one code it is the one where the person is, else the first', () => {
  expect(phoneCountryOf('77011234567', 'KAZ')).toBe('KAZ')
  expect(phoneCountryOf('79161234501', 'KEN')).toBe('RUS')
})

test('without a number, or with a code that nobody has, it is where the person is', () => {
  expect(phoneCountryOf('', 'NLD')).toBe('NLD')
  expect(phoneCountryOf('9991', 'NLD')).toBe('NLD')
})
