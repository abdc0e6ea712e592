import { expect, test } from 'vitest'
import { changedRegionTerms, changedTerms } from './changed-terms.ts'

const tula = { name: { ru: 'Тула', en: 'Tula' }, cost: 130_000 }
const klin = { name: { ru: 'Клин', en: 'Klin' }, cost: 90_000 }
const region = { freight: 300, deliveryWeekdays: [2, 5], cities: [klin, tula], pickup: null }

test('a change names the terms that differ, and no others', () => {
  expect(changedRegionTerms(region, { ...region, freight: 400 })).toEqual({ freight: 400 })
  const dearer = [klin, { ...tula, cost: 140_000 }]
  expect(changedRegionTerms(region, { ...region, cities: dearer })).toEqual({ cities: dearer })
  expect(changedRegionTerms(region, { freight: 300, pickup: undefined })).toEqual({})
  expect(changedRegionTerms(region, { ...region, cities: [klin] })).toEqual({ cities: [klin] })
})

test('the order of days and cities, and a day that is named twice, change nothing', () => {
  const same = { ...region, deliveryWeekdays: [5, 2, 5], cities: [tula, klin] }
  expect(changedRegionTerms(region, same)).toEqual({})
})

test('terms without lists are compared one by one, also those of two languages', () => {
  const farm = { freight: 300, city: { ru: 'Калуга', en: 'Kaluga' }, claimHours: null as number | null }
  expect(changedTerms(farm, { freight: 300, city: { ru: 'Калуга', en: 'Kaluga' } })).toEqual({})
  expect(changedTerms(farm, { city: { ru: 'Калуга', en: 'Kaluga city' }, claimHours: 0 })).toEqual({
    city: { ru: 'Калуга', en: 'Kaluga city' },
    claimHours: 0,
  })
})
