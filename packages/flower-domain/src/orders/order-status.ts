import { move } from '../transitions/transition-table.ts'
import type { Move, TransitionTable } from '../transitions/transition-table.ts'

/** Every status an order may have. */
export const orderStatuses = [
  'new',
  'in_process',
  'confirmed',
  'partially_confirmed',
  'assembled',
  'shipped',
  'partially_shipped',
  'delivered',
  'fulfilled',
  'return',
  'canceled',
] as const

/** The status of an order. */
export type OrderStatus = (typeof orderStatuses)[number]

/** Whether an order has been paid. */
export const paymentStatuses = ['wait_paid', 'paid'] as const

/** The payment status of an order. */
export type PaymentStatus = (typeof paymentStatuses)[number]

const paymentTransitions: TransitionTable<PaymentStatus> = { wait_paid: ['paid'], paid: [] }

/** Marks an order as paid; a paid order stays paid. */
export function movePayment(from: PaymentStatus, to: PaymentStatus): Move<PaymentStatus> {
  return move(paymentTransitions, from, to)
}

/** Whether money is still expected for an order: not once it is paid, and never for a canceled one. */
export function isAwaitingPayment({
  status,
  paymentStatus,
}: {
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
}): boolean {
  return paymentStatus === 'wait_paid' && status !== 'canceled'
}
