import { canMove, move } from '../transitions/transition-table.ts'
import type { Move, TransitionTable } from '../transitions/transition-table.ts'

/** Every status of a transfer to a plantation; `SENDED` is how the calls spell it. */
export const transactionStatuses = ['INITIAL', 'IN_PROCESSED', 'SENDED', 'REJECTED', 'CONFIRMED'] as const

/** The status of a transaction. */
export type TransactionStatus = (typeof transactionStatuses)[number]

/** Funds are reserved at IN_PROCESSED and released at REJECTED. */
export const transactionTransitions: TransitionTable<TransactionStatus> = {
  INITIAL: ['IN_PROCESSED', 'REJECTED'],
  IN_PROCESSED: ['SENDED', 'REJECTED'],
  SENDED: ['CONFIRMED', 'REJECTED'],
  REJECTED: [],
  CONFIRMED: [],
}

/** Whether a direct transition between two statuses is allowed. */
export function canMoveTransaction(from: TransactionStatus, to: TransactionStatus): boolean {
  return canMove(transactionTransitions, from, to)
}

/** Moves a transaction along the table, or says which moves were possible. */
export function moveTransaction(from: TransactionStatus, to: TransactionStatus): Move<TransactionStatus> {
  return move(transactionTransitions, from, to)
}
