import { canMove, move } from '../transitions/transition-table.ts'
import type { Move, TransitionTable } from '../transitions/transition-table.ts'

/** Every status of a balance operation: in progress, canceled, replenished, written off, credited back. */
export const balanceOperationStatuses = [
  'IN_PROCESSED',
  'REJECTED',
  'CONFIRMED',
  'CONCLUSION',
  'COMPENSATION',
] as const

/** The status of a balance operation. */
export type BalanceOperationStatus = (typeof balanceOperationStatuses)[number]

/** A top-up is confirmed or rejected once; a write-off and a compensation are final when they are made. */
export const balanceOperationTransitions: TransitionTable<BalanceOperationStatus> = {
  IN_PROCESSED: ['CONFIRMED', 'REJECTED'],
  REJECTED: [],
  CONFIRMED: [],
  CONCLUSION: [],
  COMPENSATION: [],
}

/** Whether a direct transition between two statuses is allowed. */
export function canMoveBalanceOperation(from: BalanceOperationStatus, to: BalanceOperationStatus): boolean {
  return canMove(balanceOperationTransitions, from, to)
}

/** Moves a balance operation along the table, or says which moves were possible. */
export function moveBalanceOperation(
  from: BalanceOperationStatus,
  to: BalanceOperationStatus,
): Move<BalanceOperationStatus> {
  return move(balanceOperationTransitions, from, to)
}
