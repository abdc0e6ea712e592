import { contract } from '@flower-market/api-client/contract'
import type { Database } from '../../platform/database/database.ts'
import type { Register } from '../../platform/endpoints/endpoints.ts'
import { findBuyer } from '../clients/index.ts'
import type { CartService } from './cart.service.ts'
import type { storedCarts } from './stored-carts.ts'

/** The check of a cart and the cart of all devices; region and person in the query are requests only: a broker asks for a client. */
export function cartRoutes(
  register: Register,
  database: Database,
  cart: CartService,
  kept: ReturnType<typeof storedCarts>,
): void {
  register(contract.checkCart, async ({ person, query, body }) =>
    cart.check(await findBuyer(database.kysely, person, query.userId), body),
  )
  register(contract.cartDays, async ({ person, query, body }) =>
    cart.days(await findBuyer(database.kysely, person, query.userId), body),
  )
  register(contract.cartSync, async ({ person, query, body }) => {
    const buyerId = await findBuyer(database.kysely, person, query.userId)
    return kept.sync({ personId: person.personId, buyerId }, body.changes)
  })
}
