import { contract } from '@flower-market/api-client/contract'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Register } from '../../platform/endpoints/endpoints.ts'
import type { CartService } from './cart.service.ts'

/** The check of a cart. Region and person of the query are requests only: the session says who asks. */
export function cartRoutes(register: Register, cart: CartService): void {
  register(contract.checkCart, ({ person, query, body }) => {
    if (query.userId !== undefined && query.userId !== person.personId) throw new ApiError('not-found')
    return cart.check(person.personId, body)
  })
}
