import type { Platform } from '../../platform/platform.ts'
import { purchasesRoutes } from './purchases.routes.ts'
import { purchasesService } from './purchases.service.ts'

export { listClientOrders, listReferredOrders } from './people-orders.ts'
export { purchasesService, type PurchasesService } from './purchases.service.ts'

/** Orders from stock. */
export function purchasesModule({ register, database, now, events }: Platform): void {
  purchasesRoutes(register, purchasesService(database, now, events))
}
