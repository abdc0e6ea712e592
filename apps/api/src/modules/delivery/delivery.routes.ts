import { contract } from '@flower-market/api-client/contract'
import { freeDeliveryFrom } from '@flower-market/flower-domain'
import type { Database } from '../../platform/database/database.ts'
import type { Register } from '../../platform/endpoints/endpoints.ts'
import { findBuyerTerms } from '../regions/index.ts'

/** What bringing an order costs the person who asks, and where it can be picked up instead. */
export function deliveryRoutes(register: Register, database: Database): void {
  register(contract.deliveryTerms, async ({ person }) => {
    const { city, cityCost, pickup } = await findBuyerTerms(database, person.personId)
    return { freeFrom: freeDeliveryFrom.minor, city, cityCost: cityCost.minor, pickup }
  })
}
