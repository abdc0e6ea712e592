import type { PaymentMethod } from './payment-method.ts'

/** The ways by which money comes in and staff confirm it: a bank's QR, cash at the office, an invoice. */
export const topUpMethods = ['QRCODE', 'CASH', 'CHECK'] as const satisfies readonly PaymentMethod[]

/** A way by which money comes in. */
export type TopUpMethod = (typeof topUpMethods)[number]

/** What the money of a transaction is for: the balance, or orders. */
export const transactionKinds = ['top-up', 'orders'] as const

/** What the money of a transaction is for. */
export type TransactionKind = (typeof transactionKinds)[number]
