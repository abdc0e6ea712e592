import { expect, test } from 'vitest'
import { countryName } from './country-name.ts'
import { countryCodes } from './country.ts'

test.each(['ru', 'en'] as const)('every supported country has a name of its own in %s', (locale) => {
  const names = countryCodes.map((code) => countryName(code, locale))
  expect(new Set(names).size).toBe(countryCodes.length)
  expect(names.filter((name) => /^[A-Z]{2,3}$/u.test(name))).toEqual([])
})

test('a country is named in the given language', () => {
  expect([countryName('KEN', 'ru'), countryName('KEN', 'en')]).toEqual(['Кения', 'Kenya'])
})
