import { expect, test } from 'vitest'
import { placeNames } from './place-names.ts'

const PLACES = [
  { _id: '1', name: 'Казань' },
  { _id: '2', name: 'Москва' },
]

test('a place that is chosen stays to choose from, also where the list has lost it', () => {
  expect(placeNames(PLACES, 'Тула')).toEqual(['Тула', 'Казань', 'Москва'])
})

test('nothing is there twice', () => {
  expect(placeNames(PLACES, 'Москва')).toEqual(['Казань', 'Москва'])
  expect(placeNames(PLACES, null)).toEqual(['Казань', 'Москва'])
})
