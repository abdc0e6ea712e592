import type { Platform } from '../../platform/platform.ts'
import { claimsRoutes } from './claims/claims.routes.ts'
import { documentsRoutes } from './documents/documents.routes.ts'
import { handleHoldJobs } from './holds/end-holds.ts'
import { holdsRoutes } from './holds/holds.routes.ts'
import { orderMovesService } from './order-moves.service.ts'
import { handlePurchaseJobs } from './purchases-jobs.ts'
import { purchasesRoutes } from './purchases.routes.ts'
import { purchasesService } from './purchases.service.ts'

export { withEarningTerms } from './earning-terms.ts'
export { findOrderDestination } from './order-destination.ts'
export { placeAuctionOrder, quoteAuctionOrder } from './place-auction-order.ts'
export { placeAgreedOrder } from './place-agreed-order.ts'
export { placePurchase } from './place-purchase.ts'
export { readOrderDay, type OrderDay } from './purchase-request.ts'
export {
  findAnyPurchase,
  findReadablePurchase,
  listPurchases,
  listPurchasesOf,
} from './purchases.repository.ts'
export { selectLines } from './purchase-line-rows.ts'
export { lockUnpaid } from './unpaid-limit.ts'
export { listClientOrders, sumReferredMonths, summarizeOrders } from './people-orders.ts'
export { purchasesService, type PurchasesService } from './purchases.service.ts'

/** Orders, and how they move. */
export function purchasesModule(platform: Platform): void {
  const { register, database, now, events } = platform
  handlePurchaseJobs(platform)
  purchasesRoutes(register, purchasesService(database, now, events, platform), orderMovesService(platform))
  handleHoldJobs(platform)
  holdsRoutes(platform)
  claimsRoutes(platform)
  documentsRoutes(platform)
}
