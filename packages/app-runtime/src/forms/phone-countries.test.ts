import { countryCodes } from '@flower-market/flower-domain'
import { expect, test } from 'vitest'
import { numbering } from './phone-countries.ts'

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
