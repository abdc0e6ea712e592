import { contract } from '@flower-market/api-client/contract'
import type { Platform } from '../../platform/platform.ts'
import { handleLedgerJobs } from './ledger-jobs.ts'
import { findDifferences, recordProof } from './prove-balances.ts'

export { lockAccounts } from './account-holder.ts'
export { postMovement, type Posting, type RefusedMovement } from './post-movement.ts'
export { openAccount, openFirstAccount } from './open-account.ts'
export { findDifferences, proveBalances, recordProof } from './prove-balances.ts'
export { release, reserve, spendReservation } from './reservations.ts'
export { transfer } from './transfer.ts'

/** The double-entry ledger. */
export function ledgerModule(platform: Platform): void {
  handleLedgerJobs(platform)
  const { register, database, events, now } = platform
  register(contract.ledgerProve, async () => {
    const at = now()
    const differing = await findDifferences(database.kysely)
    await recordProof(differing, events.transaction, at)
    const differences = differing.map(({ id, personId, currency }) => ({
      accountId: String(id),
      personId,
      currency,
    }))
    return { differences }
  })
}
