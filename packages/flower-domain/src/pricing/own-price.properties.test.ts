import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { noPercentages } from './percentages.ts'
import { agreedFullPrice, fullPriceOf, ownPriceOf } from './own-price.ts'
import type { PriceTerms } from './own-price.ts'
import { percentages, priceParts } from './pricing.arbitrary.ts'

const terms: fc.Arbitrary<PriceTerms> = fc
  .record({ parts: priceParts, margin: percentages })
  .map(({ parts: { price: _price, ...freight }, margin }) => ({ freight, margin }))
const written = fc.integer({ min: 1, max: 3_000_000 })

test('the own part of a written price is the largest that costs the buyer no more than they wrote', () => {
  fc.assert(
    fc.property(written, terms, (price, given) => {
      const own = ownPriceOf(price, given) ?? 0
      expect(own === 0 || fullPriceOf(own, given) <= price).toBe(true)
      expect(fullPriceOf(own + 1, given)).toBeGreaterThan(price)
    }),
  )
})

test('a plantation gets its own price back from what the buyer pays for it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000 }), terms, (own, given) => {
      expect(ownPriceOf(fullPriceOf(own, given), given)).toBe(own)
    }),
  )
})

test('without a margin the own part and freight make the written price exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000 }), terms, (own, { freight }) => {
      const price = own + freight.deliveryToWarehouse + freight.deliveryToRegion
      expect(ownPriceOf(price, { freight, margin: noPercentages })).toBe(own)
    }),
  )
})

test('what is agreed as asked costs what was written, and a higher own price never less', () => {
  fc.assert(
    fc.property(written, terms, fc.integer({ min: 1, max: 100_000 }), (price, given, more) => {
      const ownPrice = ownPriceOf(price, given)
      if (ownPrice === null) return
      const asked = { price, ownPrice }
      expect(agreedFullPrice(asked, ownPrice, given)).toBe(price)
      expect(agreedFullPrice(asked, ownPrice + more, given)).toBeGreaterThan(price)
    }),
  )
})
