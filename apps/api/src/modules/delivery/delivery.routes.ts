import { contract } from '@flower-market/api-client/contract'
import { freeDeliveryFrom } from '@flower-market/flower-domain'
import type { Database } from '../../platform/database/database.ts'
import type { Register } from '../../platform/endpoints/endpoints.ts'
import { findBuyer } from '../clients/index.ts'
import { findBuyerTerms } from '../regions/index.ts'

/** What bringing an order costs the buyer, and where it can be picked up instead. */
export function deliveryRoutes(register: Register, database: Database): void {
  register(contract.deliveryTerms, async ({ person, query }) => {
    const buyerId = await findBuyer(database.kysely, person, query.userId)
    const { city, cityCost, pickup } = await findBuyerTerms(database, buyerId)
    return { freeFrom: freeDeliveryFrom.minor, city, cityCost: cityCost.minor, pickup }
  })
}
