/** The ways to pay for an order or to top up a balance. */
export const PAYMENT_METHODS = ['QRCODE', 'CRYPTO', 'CASH', 'CARD', 'BALANCE', 'CHECK'] as const

/** A way to pay. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Who may have created an entry of the balance history. */
export const CREATORS = ['MANAGER', 'USER', 'ADMIN'] as const

/** The creator of an entry of the balance history. */
export type Creator = (typeof CREATORS)[number]

/** Whether an operation adds to a balance or takes from it. */
export const OPERATION_SIGNS = ['PLUS', 'MINUS'] as const

/** The direction of an operation on a balance. */
export type OperationSign = (typeof OPERATION_SIGNS)[number]
