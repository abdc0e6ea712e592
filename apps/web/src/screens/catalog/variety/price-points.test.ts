import { expect, test } from 'vitest'
import { fixtureCard } from '@flower-market/api-client/msw'
import { firstLengthOf, pricePoints } from './price-points.ts'

const card = { ...fixtureCard('Explorer', 50), deliveryDate: '2026-11-23', price: 10_800 } as const
const longer = { ...card, code: 'longer', lengthCm: 60 }
const prices = [
  { date: '2026-11-09', lengthCm: 50, price: 10_000 },
  { date: '2026-11-09', lengthCm: 60, price: 12_000 },
  { date: '2026-11-16', lengthCm: 50, price: 10_400 },
  { date: '2026-11-23', lengthCm: 50, price: 99_900 },
] as const

test('the prices of a length end with that of the day that is looked at', () => {
  expect(pricePoints(prices, card)).toEqual([
    { date: '2026-11-09', lengthCm: 50, price: 10_000 },
    { date: '2026-11-16', lengthCm: 50, price: 10_400 },
    { date: '2026-11-23', price: 10_800 },
  ])
})

test('the length in the cart comes first, else the shortest that has a past', () => {
  expect(firstLengthOf([card, longer], prices, new Map([['longer', 25]]))).toBe(60)
  expect(firstLengthOf([card, longer], prices, new Map())).toBe(50)
  expect(firstLengthOf([{ ...card, lengthCm: 90 }], prices, new Map())).toBeNull()
})
