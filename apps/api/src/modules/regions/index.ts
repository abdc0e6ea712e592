import { contract } from '@flower-market/api-client/contract'
import type { Platform } from '../../platform/platform.ts'
import { regionRecordsService } from './region-records.service.ts'
import { withdrawGivenPickup } from './withdraw-given-pickup.ts'
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
export async function regionsModule(platform: Platform): Promise<void> {
  const { register, database } = platform
  regionsRoutes(register, database)
  const records = regionRecordsService(platform)
  register(contract.regionRecords, () => records.list())
  register(contract.regionCreate, ({ person, body, idempotencyKey }) =>
    records.create(person.personId, idempotencyKey, body),
  )
  register(contract.regionUpdate, ({ person, params, body: { version, holdsFrom, reason, ...terms } }) =>
    records.update(person.personId, params.id, terms, { version, holdsFrom, reason }),
  )
  register(contract.regionChangeWithdraw, ({ person, params }) =>
    records.withdraw(person.personId, params.id, params.changeId),
  )
  if (!platform.config.hasDemo) await withdrawGivenPickup(database.kysely)
  await records.handleJobs()
}
