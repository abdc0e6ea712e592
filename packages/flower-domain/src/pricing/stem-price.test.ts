import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { noPercentages } from './percentages.ts'
import { percentages, priceParts } from './pricing.arbitrary.ts'
import { cityDeliveryCost, stemPrice } from './stem-price.ts'

const parts = { price: 10_000, deliveryToWarehouse: 1_500, deliveryToRegion: 300 }

it('is the sum of the parts for whoever has no margin', () => {
  expect(stemPrice(parts, noPercentages)).toBe(11_800)
})

it('adds to each part its own margin', () => {
  const margin = {
    priceBp: 500,
    deliveryToWarehouseBp: 1_000,
    deliveryToRegionBp: 5_000,
    deliveryToCityBp: 1,
  }
  expect(stemPrice(parts, margin)).toBe(10_500 + 1_650 + 450)
})

it('rounds once per stem, a half away from zero', () => {
  const third = { price: 1, deliveryToWarehouse: 1, deliveryToRegion: 1 }
  // Each part alone would be rounded down: 1.25 + 1.25 + 1 = 3.5.
  expect(stemPrice(third, { ...noPercentages, priceBp: 2_500, deliveryToWarehouseBp: 2_500 })).toBe(4)
  expect(stemPrice(third, { ...noPercentages, priceBp: 2_499, deliveryToWarehouseBp: 2_500 })).toBe(3)
})

it('adds the fourth margin to delivery around the city, also where its cost is not known', () => {
  const margin = { ...noPercentages, deliveryToCityBp: 1_000 }
  expect(cityDeliveryCost(money(60_000, 'RUB'), margin).minor).toBe(66_000)
  expect(cityDeliveryCost(null, margin).minor).toBe(110_000)
  expect(cityDeliveryCost(null, { ...margin, deliveryToCityBp: 0 }).minor).toBe(100_000)
  expect(cityDeliveryCost(money(5, 'RUB'), margin).minor).toBe(6)
})

it.each([
  ['a part of a kopeck', { ...parts, price: 0.5 }, noPercentages],
  ['a negative part', { ...parts, deliveryToRegion: -1 }, noPercentages],
  ['a part of a basis point', parts, { ...noPercentages, priceBp: 0.5 }],
  [
    'a price beyond the safe integers',
    { ...parts, price: Number.MAX_SAFE_INTEGER },
    { ...noPercentages, priceBp: 1 },
  ],
])('refuses %s', (_what, wrong, margin) => {
  expect(() => stemPrice(wrong, margin)).toThrow(RangeError)
})

it('is within half a kopeck of the exact price, in whole kopecks, and never below the parts', () => {
  fc.assert(
    fc.property(priceParts, percentages, (some, margin) => {
      const price = stemPrice(some, margin)
      const exact =
        BigInt(some.price) * BigInt(10_000 + margin.priceBp) +
        BigInt(some.deliveryToWarehouse) * BigInt(10_000 + margin.deliveryToWarehouseBp) +
        BigInt(some.deliveryToRegion) * BigInt(10_000 + margin.deliveryToRegionBp)
      expect(BigInt(price)).toBe((exact + 5_000n) / 10_000n)
      expect(price).toBeGreaterThanOrEqual(stemPrice(some, noPercentages))
    }),
  )
})
