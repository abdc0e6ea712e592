/** The ways to pay for an order or to top up a balance. */
export const paymentMethods = ['QRCODE', 'CRYPTO', 'CASH', 'CARD', 'BALANCE', 'CHECK'] as const

/** A way to pay. */
export type PaymentMethod = (typeof paymentMethods)[number]

/** Who may have created an entry of the balance history. */
export const creators = ['MANAGER', 'USER', 'ADMIN'] as const

/** The creator of an entry of the balance history. */
export type Creator = (typeof creators)[number]

/** Whether an operation adds to a balance or takes from it. */
export const operationSigns = ['PLUS', 'MINUS'] as const

/** The direction of an operation on a balance. */
export type OperationSign = (typeof operationSigns)[number]
