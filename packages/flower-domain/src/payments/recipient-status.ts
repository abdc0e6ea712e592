import { canMove, move } from '../transitions/transition-table.ts'
import type { Move, TransitionTable } from '../transitions/transition-table.ts'

/** Every status of a recipient of transfers: staff look at it, may be sent to, may not. */
export const recipientStatuses = ['WAITING', 'APPROVED', 'REJECTED'] as const

/** Whether money may be sent to a recipient. */
export type RecipientStatus = (typeof recipientStatuses)[number]

/** Changed requisites wait for staff again; staff may also take an approval back. */
export const recipientTransitions: TransitionTable<RecipientStatus> = {
  WAITING: ['APPROVED', 'REJECTED'],
  APPROVED: ['WAITING', 'REJECTED'],
  REJECTED: ['WAITING', 'APPROVED'],
}

/** Whether a direct transition between two statuses is allowed. */
export function canMoveRecipient(from: RecipientStatus, to: RecipientStatus): boolean {
  return canMove(recipientTransitions, from, to)
}

/** Moves a recipient along the table, or says which moves were possible. */
export function moveRecipient(from: RecipientStatus, to: RecipientStatus): Move<RecipientStatus> {
  return move(recipientTransitions, from, to)
}
