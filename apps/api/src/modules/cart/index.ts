import type { Platform } from '../../platform/platform.ts'
import { cartRoutes } from './cart.routes.ts'
import { cartService } from './cart.service.ts'

export { cartDaysOf } from './cart-days.ts'

/** Carts, checked against the stock. */
export function cartModule({ register, database, now }: Platform): void {
  cartRoutes(register, cartService(database, now))
}
