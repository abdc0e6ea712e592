import type { Platform } from '../../platform/platform.ts'
import { bankStatementsRoutes } from './bank-statements.routes.ts'
import { bankStatementsService } from './bank-statements.service.ts'

export { listOpenInvoices } from './bank-statements.repository.ts'
export { listCreditedBefore } from './same-transfers.repository.ts'

/** Statements of the operator's bank, matched to invoices. */
export function bankStatementsModule(platform: Platform): void {
  bankStatementsRoutes(platform.register, bankStatementsService(platform))
}
