import { canMove, move } from '../transitions/transition-table.ts'
import type { Move, TransitionTable } from '../transitions/transition-table.ts'

/** Every status of a profile's verification; an unset one counts as INITIAL. */
export const VERIFICATION_STATUSES = ['INITIAL', 'WAITING', 'REJECTED', 'APPROVED'] as const

/** The status of a profile's verification. */
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number]

/** A rejected verification may be asked for again. */
export const VERIFICATION_TRANSITIONS: TransitionTable<VerificationStatus> = {
  INITIAL: ['WAITING'],
  WAITING: ['APPROVED', 'REJECTED'],
  REJECTED: ['WAITING'],
  APPROVED: [],
}

/** Whether a verification may go straight from one status to another. */
export const canMoveVerification = (from: VerificationStatus, to: VerificationStatus): boolean =>
  canMove(VERIFICATION_TRANSITIONS, from, to)

/** Moves a verification along the table, or says which moves were possible. */
export const moveVerification = (
  from: VerificationStatus,
  to: VerificationStatus,
): Move<VerificationStatus> => move(VERIFICATION_TRANSITIONS, from, to)
