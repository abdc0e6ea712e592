import { contract } from '@flower-market/api-client/contract'
import type { Platform } from '../../../platform/platform.ts'
import { listClaimRates, listClaimsToDecide, listReceivedClaims } from './claim-lists.repository.ts'
import { claimsService } from './claims.service.ts'

/** Claims: buyers make them, plantations read those about their flowers, staff decide. */
export function claimsRoutes(platform: Platform): void {
  const {
    register,
    database: { kysely },
  } = platform
  const claims = claimsService(platform)
  register(contract.claimCreate, ({ person, body, idempotencyKey }) =>
    claims.create(person.personId, idempotencyKey, body),
  )
  register(contract.claimPhotoAdd, ({ person, query, body }) =>
    claims.addPhoto(person.personId, query, body as Uint8Array),
  )
  register(contract.claimWithdraw, ({ person, body }) => claims.withdraw(person.personId, body._id))
  register(contract.claimReceived, ({ person, query }) =>
    listReceivedClaims(kysely, person.plantationId, query),
  )
  register(contract.claimReview, ({ query }) => listClaimsToDecide(kysely, query))
  register(contract.claimDecide, ({ person, body, idempotencyKey }) =>
    claims.decide(person.personId, idempotencyKey, body),
  )
  register(contract.claimRates, () => listClaimRates(kysely))
}
