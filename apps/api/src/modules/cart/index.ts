import type { Platform } from '../../platform/platform.ts'
import { cartRoutes } from './cart.routes.ts'
import { cartService } from './cart.service.ts'
import { handleOldCartLines } from './prune-lines.ts'
import { storedCarts } from './stored-carts.ts'

export { cartDaysOf } from './cart-days.ts'

/** Carts, kept for all devices of a person and checked against the stock. */
export function cartModule({ register, database, events, jobs, now }: Platform): void {
  cartRoutes(register, database, cartService(database, now), storedCarts(events, now))
  handleOldCartLines(jobs, database, now)
}
