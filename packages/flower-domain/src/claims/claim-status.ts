import type { OrderActor } from '../orders/order-moves.ts'
import { canMove } from '../transitions/transition-table.ts'
import type { TransitionTable } from '../transitions/transition-table.ts'

/** Every status of a claim. */
export const claimStatuses = ['open', 'accepted', 'partly_accepted', 'declined', 'withdrawn'] as const

/** The status of a claim. */
export type ClaimStatus = (typeof claimStatuses)[number]

/** What may follow each status: a claim is decided or withdrawn once. */
export const claimTransitions: TransitionTable<ClaimStatus> = {
  open: ['accepted', 'partly_accepted', 'declined', 'withdrawn'],
  accepted: [],
  partly_accepted: [],
  declined: [],
  withdrawn: [],
}

const movedBy: { readonly [status in ClaimStatus]: OrderActor } = {
  open: 'buyer',
  accepted: 'staff',
  partly_accepted: 'staff',
  declined: 'staff',
  withdrawn: 'buyer',
}

/** Whether an actor may move a claim to a status: staff decide, the buyer withdraws. */
export function canMoveClaim(from: ClaimStatus, to: ClaimStatus, actor: OrderActor): boolean {
  return canMove(claimTransitions, from, to) && movedBy[to] === actor
}

/** What a decision on a claim about `quantity` stems makes of it, by how many of them are accepted. */
export function decidedClaimStatus(
  quantity: number,
  accepted: number,
): Extract<ClaimStatus, 'accepted' | 'partly_accepted' | 'declined'> {
  if (!Number.isSafeInteger(accepted) || accepted < 0 || accepted > quantity) {
    throw new RangeError(`Of ${quantity} stems, ${accepted} cannot be accepted.`)
  }
  if (accepted === 0) return 'declined'
  return accepted === quantity ? 'accepted' : 'partly_accepted'
}
