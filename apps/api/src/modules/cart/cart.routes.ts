import { contract } from '@flower-market/api-client/contract'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Register } from '../../platform/endpoints/endpoints.ts'
import type { CartService } from './cart.service.ts'
import type { keptCarts } from './kept-carts.ts'

/** The check of a cart, whose region and person in the query are requests only, and the cart of all devices. */
export function cartRoutes(register: Register, cart: CartService, kept: ReturnType<typeof keptCarts>): void {
  register(contract.checkCart, ({ person, query, body }) => {
    if (query.userId !== undefined && query.userId !== person.personId) throw new ApiError('not-found')
    return cart.check(person.personId, body)
  })
  register(contract.cartSync, ({ person, body }) => kept.sync(person.personId, body.changes))
}
