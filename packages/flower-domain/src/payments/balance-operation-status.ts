import { canMove, move } from '../transitions/transition-table.ts'
import type { Move, TransitionTable } from '../transitions/transition-table.ts'

/** Every status of a balance operation: in progress, canceled, replenished, written off, credited back. */
export const BALANCE_OPERATION_STATUSES = [
  'IN_PROCESSED',
  'REJECTED',
  'CONFIRMED',
  'CONCLUSION',
  'COMPENSATION',
] as const

/** The status of a balance operation. */
export type BalanceOperationStatus = (typeof BALANCE_OPERATION_STATUSES)[number]

/** A top-up is confirmed or rejected once; a write-off and a compensation are final when they are made. */
export const BALANCE_OPERATION_TRANSITIONS: TransitionTable<BalanceOperationStatus> = {
  IN_PROCESSED: ['CONFIRMED', 'REJECTED'],
  REJECTED: [],
  CONFIRMED: [],
  CONCLUSION: [],
  COMPENSATION: [],
}

/** Whether a balance operation may go straight from one status to another. */
export const canMoveBalanceOperation = (from: BalanceOperationStatus, to: BalanceOperationStatus): boolean =>
  canMove(BALANCE_OPERATION_TRANSITIONS, from, to)

/** Moves a balance operation along the table, or says which moves were possible. */
export const moveBalanceOperation = (
  from: BalanceOperationStatus,
  to: BalanceOperationStatus,
): Move<BalanceOperationStatus> => move(BALANCE_OPERATION_TRANSITIONS, from, to)
