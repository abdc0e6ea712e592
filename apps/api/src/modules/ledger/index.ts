import type { Platform } from '../../platform/platform.ts'
import { handleLedgerJobs } from './ledger-jobs.ts'

export { lockAccounts } from './account-holder.ts'
export { postMovement, type Posting, type RefusedMovement } from './post-movement.ts'
export { openAccount, openFirstAccount } from './open-account.ts'
export { release, reserve, spendReservation } from './reservations.ts'
export { transfer } from './transfer.ts'

/** The double-entry ledger: it has no calls of its own. */
export function ledgerModule(platform: Platform): void {
  handleLedgerJobs(platform)
}
