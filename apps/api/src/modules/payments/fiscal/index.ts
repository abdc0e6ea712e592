import type { Platform } from '../../../platform/platform.ts'
import { handleFiscalJobs } from './fiscal-jobs.ts'
import { sandboxReceiptRoutes } from './sandbox-receipt.routes.ts'

/** Receipts of payments by card and in cash (54-ФЗ). */
export function registerFiscalReceipts(platform: Platform): void {
  handleFiscalJobs(platform)
  sandboxReceiptRoutes(platform)
}
