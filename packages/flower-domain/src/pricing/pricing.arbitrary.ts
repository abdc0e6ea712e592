import * as fc from 'fast-check'
import { maxPercentageBp, type Percentages } from './percentages.ts'
import type { PriceParts } from './stem-price.ts'

const basisPoints = fc.integer({ min: 0, max: maxPercentageBp })

/** Generated percentages. */
export const percentages: fc.Arbitrary<Percentages> = fc.record({
  priceBp: basisPoints,
  deliveryToWarehouseBp: basisPoints,
  deliveryToRegionBp: basisPoints,
  deliveryToCityBp: basisPoints,
})

/** Generated parts of a price. */
export const priceParts: fc.Arbitrary<PriceParts> = fc.record({
  price: fc.integer({ min: 1, max: 2_000_000 }),
  deliveryToWarehouse: fc.integer({ min: 0, max: 100_000 }),
  deliveryToRegion: fc.integer({ min: 0, max: 100_000 }),
})
