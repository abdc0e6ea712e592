import type { Platform } from '../../platform/platform.ts'
import { cartRoutes } from './cart.routes.ts'
import { cartService } from './cart.service.ts'
import { handleOldCartLines } from './forget-lines.ts'
import { keptCarts } from './kept-carts.ts'

export { cartDaysOf } from './cart-days.ts'

/** Carts, kept for all devices of a person and checked against the stock. */
export function cartModule({ register, database, events, jobs, now }: Platform): void {
  cartRoutes(register, cartService(database, now), keptCarts(events, now))
  handleOldCartLines(jobs, database, now)
}
