import { COUNTRY_CODES } from '@flower-market/flower-domain'
import { expect, test } from 'vitest'
import { NUMBERING } from './phone-countries.ts'

test('the list keeps the order of the supported countries', () => {
  expect(Object.keys(NUMBERING)).toEqual([...COUNTRY_CODES])
})

test('no country is listed under the two letters of another', () => {
  const letters = Object.values(NUMBERING).map(({ alpha2 }) => alpha2)
  expect(new Set(letters).size).toBe(COUNTRY_CODES.length)
})

test.each(Object.entries(NUMBERING))('%s is a region that the languages know', (_code, { alpha2 }) => {
  const names = new Intl.DisplayNames('ru', { type: 'region', fallback: 'none' })
  expect(names.of(alpha2)).toMatch(/^\p{Lu}/u)
})
