import { contract } from '@flower-market/api-client/contract'
import { freeDeliveryFrom } from '@flower-market/flower-domain'
import type { Database } from '../../platform/database/database.ts'
import type { Register } from '../../platform/endpoints/endpoints.ts'
import { findDestination } from './delivery.repository.ts'
import { pickupPoint } from './pickup-point.ts'

/** What bringing an order costs the person who asks. */
export function deliveryRoutes(register: Register, database: Database): void {
  register(contract.deliveryTerms, async ({ person }) => {
    const { city, cityCost, address } = await findDestination(database, person.personId)
    return { freeFrom: freeDeliveryFrom.minor, city, cityCost, address, pickup: pickupPoint }
  })
}
