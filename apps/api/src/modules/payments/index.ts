import type { Platform } from '../../platform/platform.ts'
import { handleAdvanceInvoices } from './advances/issue-advance-invoices.ts'
import { registerCards } from './cards/index.ts'
import { registerFiscalReceipts } from './fiscal/index.ts'
import { invoicesService } from './invoices.service.ts'
import { proofsService } from './proofs.service.ts'
import { transactionsRoutes } from './transactions.routes.ts'
import { transactionsService } from './transactions.service.ts'

export { advanceNumber } from './advances/advance-content.ts'
export { issueAdvanceInvoices } from './advances/issue-advance-invoices.ts'
export { offsetAdvances } from './advances/offset-advances.ts'
export { creditedAmount, markIfPaid, paidAmounts } from './order-dues.ts'
export { requestOffset, requestReturnReceipt } from './fiscal/request-receipt.ts'
export { findOpenPayment } from './open-payment.ts'
export { requireMethod, requirePayable } from './payable.ts'
export { changePayment, confirmPayment, openPayment, payForNewOrder, rejectPayment } from './payments.ts'
export { creditTransfer, settleTransfers } from './settle-transfers.ts'
export { refundOrder } from './refund-order.ts'
export { isSettled, requirePayment, publishTransaction } from './transactions.service.ts'

/** Top-ups, and payments of orders. */
export function paymentsModule(platform: Platform): void {
  transactionsRoutes(
    platform.register,
    transactionsService(platform),
    proofsService(platform),
    invoicesService(platform),
  )
  registerCards(platform)
  handleAdvanceInvoices(platform)
  registerFiscalReceipts(platform)
}
