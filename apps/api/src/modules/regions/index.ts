import type { Platform } from '../../platform/platform.ts'
import { regionsRoutes } from './regions.routes.ts'

export {
  findBuyerTerms,
  findPricingTerms,
  termsInCity,
  type BuyerTerms,
  type PricingTerms,
} from './buyer-terms.ts'
export { findShare, toPercentages, writePercentages, type PercentagesRow } from './percentages.repository.ts'
export type { PickupPoint } from './region-rows.ts'
export { listRegions, type Region } from './regions.repository.ts'

/** Regions, and what they decide for a buyer. */
export function regionsModule({ register, database }: Platform): void {
  regionsRoutes(register, database)
}
