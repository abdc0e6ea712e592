import type { BalanceOperationStatus } from './balance-operation-status.ts'
import type { Creator, OperationSign } from './payment-method.ts'
import type { Role } from '../identity/role.ts'

/**
 * Why money moves: it came in, paid an order, went back for a canceled one, to a card, or for a shortfall, was written off, exchanged,
 * sent to a plantation, earned as a broker's margin or a referrer's share, or put right.
 */
export const movementKinds = [
  'top-up',
  'purchase',
  'refund',
  'card-refund',
  'compensation',
  'write-off',
  'exchange',
  'transfer',
  'margin',
  'share',
  'correction',
] as const

/** Why money moves. */
export type MovementKind = (typeof movementKinds)[number]

/** The sign of an amount that was added to a balance. */
export function operationSign(amount: number): OperationSign {
  return amount < 0 ? 'MINUS' : 'PLUS'
}

/** The status under which the balance history shows money that has moved: replenished, written off or credited back. */
export function balanceOperationStatus(kind: MovementKind, sign: OperationSign): BalanceOperationStatus {
  if (kind === 'compensation' && sign === 'PLUS') return 'COMPENSATION'
  return sign === 'PLUS' ? 'CONFIRMED' : 'CONCLUSION'
}

/** Whom the history names as the creator: the owner of the account, staff or a job, or somebody who acted for the owner. */
export function creatorOf(
  creator: { readonly id: string; readonly role: Role } | null,
  ownerId: string,
): Creator {
  if (creator === null || creator.role === 'ADMIN') return 'ADMIN'
  return creator.id === ownerId ? 'USER' : 'MANAGER'
}
