import type { Platform } from '../../platform/platform.ts'
import { proofsService } from './proofs.service.ts'
import { transactionsRoutes } from './transactions.routes.ts'
import { transactionsService } from './transactions.service.ts'

export { markIfPaid, paidAmounts } from './order-dues.ts'
export { openPayment, payForNewOrder } from './payments.ts'
export { refundOrder } from './refund-order.ts'

/** Top-ups, and payments of orders. */
export function paymentsModule(platform: Platform): void {
  transactionsRoutes(platform.register, transactionsService(platform), proofsService(platform))
}
