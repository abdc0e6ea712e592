import type { PaymentMethod } from './payment-method.ts'

/** The ways by which money comes in: a bank's QR, a card, cash at the office, an invoice, and USDT. */
export const topUpMethods = [
  'QRCODE',
  'CARD',
  'CASH',
  'CHECK',
  'CRYPTO',
] as const satisfies readonly PaymentMethod[]

/** A way by which money comes in. */
export type TopUpMethod = (typeof topUpMethods)[number]

/** What the money of a transaction is for: the balance, orders, or somebody's account. */
export const transactionKinds = ['top-up', 'orders', 'transfer'] as const

/** What the money of a transaction is for. */
export type TransactionKind = (typeof transactionKinds)[number]
