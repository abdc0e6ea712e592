import { expect, test } from 'vitest'
import { placeChoices } from './place-choices.ts'

const places = [
  { _id: 'kazan', name: 'Казань' },
  { _id: 'moscow', name: 'Москва' },
]
const listed = [
  { value: 'kazan', label: 'Казань' },
  { value: 'moscow', label: 'Москва' },
]

test('a place that is chosen stays to choose from, also where the list has lost it', () => {
  expect(placeChoices(places, 'Тула')).toEqual([{ value: 'Тула', label: 'Тула' }, ...listed])
})

test('nothing is there twice', () => {
  expect(placeChoices(places, 'moscow')).toEqual(listed)
  expect(placeChoices(places, null)).toEqual(listed)
})
