import { expect, test } from 'vitest'
import { shortName } from './short-name.ts'

test('a short name is the first name and the initial of the last one', () => {
  expect(shortName('Вера Орлова')).toBe('Вера О.')
  expect(shortName('Juan Carlos de la Vega')).toBe('Juan V.')
  expect(shortName(' Мария ')).toBe('Мария')
})
