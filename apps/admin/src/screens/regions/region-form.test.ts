import { expect, test } from 'vitest'
import { citiesText, findRegionProblems, readCities, readRegion, toRegionBody } from './region-form.ts'

const now = new Date('2026-11-21T08:00:00Z')

function formOf(changes: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData()
  const fields = {
    nameRu: 'Тверь',
    nameEn: 'Tver',
    warehouseRu: 'Москва',
    warehouseEn: 'Moscow',
    freight: '3,50',
    cutoffDaysBefore: '2',
    cutoffTime: '16:00',
    timeZone: 'Europe/Moscow',
    cities: 'Тверь; Tver; 900\nКлин\tKlin\t1 100,50',
    ...changes,
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const day of ['2', '5']) form.append('weekday', day)
  return form
}

test('what was typed becomes a region', () => {
  const typed = readRegion(formOf(), true)
  expect(findRegionProblems(typed, now)).toBeNull()
  expect(toRegionBody(typed)).toMatchObject({
    name: { ru: 'Тверь', en: 'Tver' },
    freight: 350,
    deliveryWeekdays: [2, 5],
    cutoffMinutes: 960,
    cities: [
      { name: { ru: 'Тверь', en: 'Tver' }, cost: 90_000 },
      { name: { ru: 'Клин', en: 'Klin' }, cost: 110_050 },
    ],
    pickup: null,
  })
})

test('each wrong field is named, and half a pickup point is none', () => {
  const typed = readRegion(
    formOf({ nameEn: '', cutoffDaysBefore: '0', cities: 'Тверь 900', addressRu: 'Склад' }),
    true,
  )
  expect(Object.keys(findRegionProblems(typed, now) ?? {}).toSorted()).toEqual([
    'addressEn',
    'cities',
    'cutoffDaysBefore',
    'hoursEn',
    'hoursRu',
    'nameEn',
  ])
})

function findChangeProblems(day: string, reason: string) {
  return findRegionProblems(readRegion(formOf({ day, reason }), false), now)
}

test('a change needs a reason, and holds at once or from a later day', () => {
  expect(findChangeProblems('', '')).toEqual({ reason: 'operator.reasonMissing' })
  expect(findChangeProblems('2026-11-21', 'Тариф')).toEqual({ day: 'operator.dayPast' })
  expect(findChangeProblems('2026-11-22', 'Тариф')).toBeNull()
  expect(findChangeProblems('', 'Тариф')).toBeNull()
})

test('cities are written as they are read, and a city stands once', () => {
  const cities = readCities('Тула; Tula; 1300')
  expect(readCities(citiesText(cities ?? [], ','))).toEqual(cities)
  expect(readCities('Тула; Tula; 1300\nТула; Tula 2; 1')).toBeNull()
  expect(readCities('')).toEqual([])
})
