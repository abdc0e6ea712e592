import { countryCodes } from '@flower-market/flower-domain'
import { expect, test } from 'vitest'
import { numbering, phoneCountryOf, phoneText } from './phone-numbers.ts'

test('the list keeps the order of the supported countries', () => {
  expect(Object.keys(numbering)).toEqual([...countryCodes])
})

test('no country is listed under the two letters of another', () => {
  const emails = Object.values(numbering).map(({ alpha2 }) => alpha2)
  expect(new Set(emails).size).toBe(countryCodes.length)
})

test.each(Object.entries(numbering))('%s is a region that the languages know', (_code, { alpha2 }) => {
  const names = new Intl.DisplayNames('ru', { type: 'region', fallback: 'none' })
  expect(names.of(alpha2)).toMatch(/^\p{Lu}/u)
})

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

test('a Russian number is read in groups that stay on one line', () => {
  expect(phoneText('79161234501')).toBe('+7\u00A0916\u00A0123\u201145\u201101')
})

test('other numbers stand as they are called', () => {
  expect(phoneText('254712345678')).toBe('+254712345678')
})
