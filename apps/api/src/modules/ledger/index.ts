import type { Platform } from '../../platform/platform.ts'
import { handleLedgerJobs } from './ledger-jobs.ts'

export { lockAccounts, type AccountHolder } from './account-holder.ts'
export { postMovement, type NewMovement, type Posting, type RefusedMovement } from './post-movement.ts'
export { openAccount, openFirstAccount } from './open-account.ts'
export { proveBalancesJob } from './ledger-jobs.ts'
export { proveBalances, unfreezeAccount } from './prove-balances.ts'
export { release, reserve, spendReservation } from './reservations.ts'
export { systemBalance } from './system-balances.ts'
export { transfer } from './transfer.ts'

/** The double-entry ledger: it has no calls of its own. */
export function ledgerModule(platform: Platform): void {
  handleLedgerJobs(platform)
}
