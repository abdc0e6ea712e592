import { expect, test } from 'vitest'
import { placeNames } from './place-names.ts'

const places = [
  { _id: '1', name: 'Казань' },
  { _id: '2', name: 'Москва' },
]

test('a place that is chosen stays to choose from, also where the list has lost it', () => {
  expect(placeNames(places, 'Тула')).toEqual(['Тула', 'Казань', 'Москва'])
})

test('nothing is there twice', () => {
  expect(placeNames(places, 'Москва')).toEqual(['Казань', 'Москва'])
  expect(placeNames(places, null)).toEqual(['Казань', 'Москва'])
})
