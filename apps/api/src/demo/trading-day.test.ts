import { flowerTypes, packStep } from '@flower-market/flower-domain'
import { expect, test } from 'vitest'
import type { Lot } from '../modules/catalog/index.ts'
import demoData from './demo-data.json' with { type: 'json' }
import { tradingDay } from './trading-day.ts'
import { varietyColors } from './variety-colors.ts'

const day = tradingDay('2026-11-23')
const rows = Object.values(
  Object.groupBy(day, ({ variety, plantation }) => `${variety}|${plantation}`),
) as Lot[][]

test('a day has 600 to 1,000 lots of all types, the same ones each time', () => {
  expect(day.length).toBeGreaterThanOrEqual(600)
  expect(day.length).toBeLessThanOrEqual(1000)
  expect(new Set(day.map(({ type }) => type))).toEqual(new Set(flowerTypes))
  expect(tradingDay('2026-11-23')).toEqual(day)
})

test('no code is used twice, on one day or another', () => {
  const codes = [...day, ...tradingDay('2026-11-24')].map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
})

test('lots hold whole packs, and boxes whole bunches', () => {
  const odd = day.filter(
    (card) =>
      card.stemsAvailable <= 0 ||
      card.stemsAvailable % packStep(card) !== 0 ||
      card.stemsPerBox % card.stemsPerBunch !== 0,
  )
  expect(odd).toEqual([])
})

function warehousePriceOf({ plantationPrice, freight }: Lot) {
  return plantationPrice + freight
}
function pricesOf(row: Lot[]) {
  return row.toSorted((a, b) => a.lengthCm - b.lengthCm).map(warehousePriceOf)
}

test('a longer stem of a row is never cheaper, and the longest is dearer than the shortest', () => {
  const rising = rows.map(pricesOf).filter((prices) => prices.length > 1)
  expect(rising.length).toBeGreaterThan(100)
  for (const prices of rising) {
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect(prices.at(-1)).toBeGreaterThan(prices[0] as number)
  }
})

test('prices are whole half-rubles of the trade', () => {
  const odd = day.filter((lot) => {
    const price = warehousePriceOf(lot)
    return price % 50 !== 0 || price < 4000 || price > 30_000 || lot.plantationPrice < 1000
  })
  expect(odd).toEqual([])
})

test('every variety of the demo has its look', () => {
  for (const type of flowerTypes) {
    expect(Object.keys(varietyColors[type]).toSorted()).toEqual(demoData.varieties[type].toSorted())
  }
})

test('the first screen is roses of many colors and farms, the lengths of a row side by side', () => {
  const first = [...new Set(day.map(({ variety, plantation }) => `${variety}|${plantation}`))].slice(0, 12)
  const cards = first.map((row) => day.find((card) => `${card.variety}|${card.plantation}` === row) as Lot)
  expect(new Set(cards.map(({ type }) => type))).toEqual(new Set(['roses']))
  expect(new Set(cards.map(({ color }) => color)).size).toBeGreaterThanOrEqual(6)
  expect(new Set(cards.map(({ plantation }) => plantation)).size).toBeGreaterThanOrEqual(4)
  const places = Object.groupBy(
    day.map((card, place) => ({ ...card, place })),
    ({ variety, plantation }) => `${variety}|${plantation}`,
  )
  for (const row of Object.values(places)) {
    const [from = 0, to = 0] = [row?.[0]?.place, row?.at(-1)?.place]
    expect(to - from + 1).toBe(row?.length)
  }
})

test('some lots are nearly sold out, and a few are sold by the box', () => {
  const few = day.filter((card) => card.stemsAvailable <= 3 * card.stemsPerBunch)
  expect(few.length / day.length).toBeGreaterThan(0.05)
  const boxes = day.filter(({ soldBy }) => soldBy === 'box')
  expect(boxes.length).toBeGreaterThan(10)
  expect(boxes.length / day.length).toBeLessThan(0.2)
})

test('some varieties of a farm are not sold in every region, on no day', () => {
  const restricted = day.filter(({ regions }) => regions !== null)
  expect(restricted.length).toBeGreaterThan(40)
  expect(restricted.length).toBeLessThan(day.length / 3)
  expect(restricted.every(({ regions }) => regions?.includes('moscow'))).toBe(true)
  expect(restricted.some(({ regions }) => regions?.includes('kazan') === false)).toBe(true)
})
