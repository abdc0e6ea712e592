/** The methods of paying for an order or topping up a balance. */
export const paymentMethods = ['QRCODE', 'CRYPTO', 'CASH', 'CARD', 'BALANCE', 'CHECK'] as const

/** A payment method. */
export type PaymentMethod = (typeof paymentMethods)[number]

/** The methods that an order can be placed with, in the order that they are offered. */
export const orderPaymentMethods = ['BALANCE', 'CARD', 'CASH'] as const satisfies readonly PaymentMethod[]

/** A method that an order can be placed with. */
export type OrderPaymentMethod = (typeof orderPaymentMethods)[number]

/** The methods whose money staff see arrive; a receipt proves it. */
export const staffConfirmedMethods = ['QRCODE', 'CHECK', 'CASH'] as const satisfies readonly PaymentMethod[]

/** Whether staff see the money of a method arrive. */
export function isConfirmedByStaff(method: PaymentMethod): boolean {
  return (staffConfirmedMethods as readonly PaymentMethod[]).includes(method)
}

/** Who may have created an entry of the balance history. */
export const creators = ['MANAGER', 'USER', 'ADMIN'] as const

/** The creator of an entry of the balance history. */
export type Creator = (typeof creators)[number]

/** The directions of a balance operation: credit or debit. */
export const operationSigns = ['PLUS', 'MINUS'] as const

/** The direction of an operation on a balance. */
export type OperationSign = (typeof operationSigns)[number]
