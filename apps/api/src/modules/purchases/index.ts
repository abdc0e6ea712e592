import type { Platform } from '../../platform/platform.ts'
import { cancellationsService } from './cancellations.service.ts'
import { handlePurchaseJobs } from './purchases-jobs.ts'
import { purchasesRoutes } from './purchases.routes.ts'
import { purchasesService } from './purchases.service.ts'

export { listClientOrders, listReferredOrders } from './people-orders.ts'
export { purchasesService, type PurchasesService } from './purchases.service.ts'

/** Orders from stock. */
export function purchasesModule(platform: Platform): void {
  const { register, database, now, events, jobs } = platform
  const cancellations = cancellationsService(platform)
  handlePurchaseJobs(jobs, cancellations)
  purchasesRoutes(register, purchasesService(database, now, events), cancellations)
}
