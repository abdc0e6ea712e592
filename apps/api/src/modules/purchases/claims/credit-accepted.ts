import { acceptedLine } from '@flower-market/flower-domain'
import type { Trx } from '../../../platform/database/database.ts'
import { creditLines } from '../credit-lines.ts'
import { lockOrder, selectLineStates, writeLineStates } from '../order-lines.repository.ts'
import { claimRefused } from './claim-refused.ts'
import type { LockedClaim } from './lock-claim.ts'

/** How much of a claim is accepted, why, by whom and when. */
interface AcceptedStems {
  /** Above zero. */
  readonly accepted: number
  readonly reason: string
  readonly by: string
  readonly at: Date
}

/**
 * Charges the accepted stems of a claim no more, and credits what was paid for them; answers the sum. Throws
 * `claim-refused` and the refusal of the ledger.
 */
export async function creditAccepted(
  trx: Trx,
  { id, purchaseId, position }: LockedClaim,
  { accepted, reason, by, at }: AcceptedStems,
): Promise<bigint> {
  const order = await lockOrder(trx, purchaseId)
  const before = await selectLineStates(trx, purchaseId)
  const claimed = before.find((line) => line.position === position)
  if (order === undefined || claimed === undefined || claimed.billedQuantity < accepted) {
    throw claimRefused('too-many-stems')
  }
  const after = before.map((line) =>
    line === claimed
      ? Object.assign({ reason }, acceptedLine(line, accepted))
      : Object.assign({ reason: '' }, line),
  )
  await writeLineStates(trx, purchaseId, { before, after })
  return creditLines(trx, { order, before, after, by, at, claimId: id })
}
