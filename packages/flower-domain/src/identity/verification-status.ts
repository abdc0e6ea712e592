import { canMove, move } from '../transitions/transition-table.ts'
import type { Move, TransitionTable } from '../transitions/transition-table.ts'

/** Every status of a profile's verification; an unset one counts as INITIAL. */
export const verificationStatuses = ['INITIAL', 'WAITING', 'REJECTED', 'APPROVED'] as const

/** The status of a profile's verification. */
export type VerificationStatus = (typeof verificationStatuses)[number]

/** A rejected verification may be asked for again. */
export const verificationTransitions: TransitionTable<VerificationStatus> = {
  INITIAL: ['WAITING'],
  WAITING: ['APPROVED', 'REJECTED'],
  REJECTED: ['WAITING'],
  APPROVED: [],
}

/** Whether a direct transition between two statuses is allowed. */
export function canMoveVerification(from: VerificationStatus, to: VerificationStatus): boolean {
  return canMove(verificationTransitions, from, to)
}

/** Moves a verification along the table, or says which moves were possible. */
export function moveVerification(from: VerificationStatus, to: VerificationStatus): Move<VerificationStatus> {
  return move(verificationTransitions, from, to)
}
