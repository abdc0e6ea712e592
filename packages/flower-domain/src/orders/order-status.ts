import { canMove, move } from '../transitions/transition-table.ts'
import type { Move, TransitionTable } from '../transitions/transition-table.ts'

/** Every status an order may have. */
export const ORDER_STATUSES = [
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
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Where an order may go from each status: canceled until shipped, returned once delivered. */
export const ORDER_TRANSITIONS: TransitionTable<OrderStatus> = {
  new: ['in_process', 'canceled'],
  in_process: ['confirmed', 'partially_confirmed', 'canceled'],
  confirmed: ['assembled', 'canceled'],
  partially_confirmed: ['assembled', 'canceled'],
  assembled: ['shipped', 'partially_shipped', 'canceled'],
  shipped: ['delivered'],
  partially_shipped: ['delivered'],
  delivered: ['fulfilled', 'return'],
  fulfilled: ['return'],
  return: [],
  canceled: [],
}

/** Whether an order may go straight from one status to another. */
export const canMoveOrder = (from: OrderStatus, to: OrderStatus): boolean =>
  canMove(ORDER_TRANSITIONS, from, to)

/** The statuses that may follow this one. */
export const nextOrderStatuses = (from: OrderStatus): readonly OrderStatus[] => ORDER_TRANSITIONS[from]

/** Moves an order along the table, or says which moves were possible. */
export const moveOrder = (from: OrderStatus, to: OrderStatus): Move<OrderStatus> =>
  move(ORDER_TRANSITIONS, from, to)

/** Whether an order has been paid. */
export const PAYMENT_STATUSES = ['wait_paid', 'paid'] as const

/** The payment status of an order. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

const PAYMENT_TRANSITIONS: TransitionTable<PaymentStatus> = { wait_paid: ['paid'], paid: [] }

/** Marks an order as paid; a paid order stays paid. */
export const movePayment = (from: PaymentStatus, to: PaymentStatus): Move<PaymentStatus> =>
  move(PAYMENT_TRANSITIONS, from, to)
