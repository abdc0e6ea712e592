import type { Platform } from '../../platform/platform.ts'
import { regionsRoutes } from './regions.routes.ts'

export {
  findBuyerTerms,
  findPricingTerms,
  termsInCity,
  type BuyerTerms,
  type PricingTerms,
} from './buyer-terms.ts'
export { findEarners, findShare, toPercentages, writePercentages } from './percentages.repository.ts'
export { findRegionIds, findRegionTerms, listRegions } from './regions.repository.ts'

/** Regions, and what they decide for a buyer. */
export function regionsModule({ register, database }: Platform): void {
  regionsRoutes(register, database)
}
