import type { Percentages } from './percentages.ts'
import { stemPrice, wholeBp } from './stem-price.ts'
import type { PriceParts } from './stem-price.ts'

/** What stands between a plantation's own price and what its buyer pays: freight in kopecks a stem, and the margins. */
export interface PriceTerms {
  readonly freight: Omit<PriceParts, 'price'>
  readonly margin: Percentages
}

/** What a buyer pays for a stem that a plantation sells at its own price, kopecks. */
export function fullPriceOf(ownPrice: number, { freight, margin }: PriceTerms): number {
  return stemPrice({ ...freight, price: ownPrice }, margin)
}

/**
 * The most that a plantation may ask for a stem so that its buyer pays no more than they have written, kopecks; null where
 * that leaves the plantation nothing.
 */
export function ownPriceOf(fullPrice: number, terms: PriceTerms): number | null {
  const { freight, margin } = terms
  const withoutOwn =
    freight.deliveryToWarehouse * (wholeBp + margin.deliveryToWarehouseBp) +
    freight.deliveryToRegion * (wholeBp + margin.deliveryToRegionBp)
  let own = Math.floor((fullPrice * wholeBp - withoutOwn) / (wholeBp + margin.priceBp))
  // Rounding to whole kopecks may leave room for one more, see `stemPrice`.
  if (own >= 0 && fullPriceOf(own + 1, terms) <= fullPrice) own += 1
  return own > 0 ? own : null
}

/** What a buyer pays for a line whose own price the plantation has answered: as asked where that is as asked. */
export function agreedFullPrice(
  asked: { readonly price: number; readonly ownPrice: number },
  agreedOwnPrice: number,
  terms: PriceTerms,
): number {
  return agreedOwnPrice === asked.ownPrice ? asked.price : fullPriceOf(agreedOwnPrice, terms)
}
