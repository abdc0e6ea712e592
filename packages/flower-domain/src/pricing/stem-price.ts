import { money } from '../money/money.ts'
import type { Money } from '../money/money.ts'
import { roundHalfAwayFromZero } from '../money/rounding.ts'
import { defaultCityDeliveryCost } from '../orders/delivery-cost.ts'
import type { Percentages } from './percentages.ts'

/** What a stem costs before margins, in kopecks. */
export interface PriceParts {
  /** The plantation's price. */
  readonly price: number
  readonly deliveryToWarehouse: number
  readonly deliveryToRegion: number
}

/** 100%. */
export const wholeBp = 10_000

function checked(minor: number, basisPoints: number): number {
  if (!Number.isSafeInteger(minor) || !Number.isSafeInteger(basisPoints) || minor < 0 || basisPoints < 0) {
    throw new RangeError(`Cannot price ${minor} kopecks at ${basisPoints} basis points.`)
  }
  return minor * basisPoints
}

/**
 * The price that a buyer sees and pays for a stem, in kopecks: each part with its margin, rounded once. Throws a
 * RangeError for negative or fractional parts and margins.
 */
export function stemPrice(parts: PriceParts, margin: Percentages): number {
  const sum =
    checked(parts.price, wholeBp + margin.priceBp) +
    checked(parts.deliveryToWarehouse, wholeBp + margin.deliveryToWarehouseBp) +
    checked(parts.deliveryToRegion, wholeBp + margin.deliveryToRegionBp)
  return money(roundHalfAwayFromZero(sum / wholeBp), 'RUB').minor
}

/** What a buyer pays for delivery around the city; the default cost where that of the city is not known (null). */
export function cityDeliveryCost(cost: Money<'RUB'> | null, margin: Percentages): Money<'RUB'> {
  const { minor } = cost ?? defaultCityDeliveryCost
  return money(roundHalfAwayFromZero(checked(minor, wholeBp + margin.deliveryToCityBp) / wholeBp), 'RUB')
}
