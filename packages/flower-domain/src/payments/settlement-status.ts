import { canMove, move } from '../transitions/transition-table.ts'
import type { Move, TransitionTable } from '../transitions/transition-table.ts'
import type { TransactionStatus } from './transaction-status.ts'

/** Every status of a payment that comes in: begun, waiting for its money, canceled, confirmed. */
export const settlementStatuses = [
  'INITIAL',
  'IN_PROCESSED',
  'REJECTED',
  'CONFIRMED',
] as const satisfies readonly TransactionStatus[]

/** The status of a payment that comes in; nothing is sent on, so that a transaction's `SENDED` is missing. */
export type SettlementStatus = (typeof settlementStatuses)[number]

/** Money is confirmed only after it was submitted; method and amount may change until then. */
export const settlementTransitions: TransitionTable<SettlementStatus> = {
  INITIAL: ['IN_PROCESSED', 'REJECTED'],
  IN_PROCESSED: ['CONFIRMED', 'REJECTED'],
  REJECTED: [],
  CONFIRMED: [],
}

/** Whether a direct transition between two statuses is allowed. */
export function canMoveSettlement(from: SettlementStatus, to: SettlementStatus): boolean {
  return canMove(settlementTransitions, from, to)
}

/** Moves a payment along the table, or says which moves were possible. */
export function moveSettlement(from: SettlementStatus, to: SettlementStatus): Move<SettlementStatus> {
  return move(settlementTransitions, from, to)
}
