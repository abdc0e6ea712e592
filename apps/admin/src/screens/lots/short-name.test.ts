import { expect, test } from 'vitest'
import { shortName } from './short-name.ts'

test('of a name stay the first one and a letter of the last one', () => {
  expect(shortName('Вера Орлова')).toBe('Вера О.')
  expect(shortName('Juan Carlos de la Vega')).toBe('Juan V.')
  expect(shortName(' Мария ')).toBe('Мария')
})
