import type { OrderPaymentMethod, PaymentMethod } from './payment-method.ts'

/** The methods by which an order that was placed can be paid while it waits for its money. */
export const laterPaymentMethods = ['QRCODE', 'CASH', 'CHECK'] as const satisfies readonly PaymentMethod[]

/** A method by which an order that waits for its money can be paid. */
export type LaterPaymentMethod = (typeof laterPaymentMethods)[number]

/** What an order costs and what there is to pay it with. */
export interface PaymentQuestion {
  /** Kopecks. */
  readonly total: number
  /** Kopecks on the ruble account. */
  readonly balance: number
  /** The methods that can be chosen; the balance always can. */
  readonly methods: readonly OrderPaymentMethod[]
  /** Somebody else pays, who may read of the order when the half an hour of a card is over. @default false */
  readonly isPaidByClient?: boolean
}

/** The methods in the order in which they are tried: at once before later. */
const preference: readonly PaymentMethod[] = ['BALANCE', 'CARD', 'CASH', 'CHECK', 'QRCODE', 'CRYPTO']

/**
 * The first method that can pay an order: the balance where it covers the total, else the card, else what is paid later;
 * for a client the card comes last.
 */
export function firstPaymentMethod(question: PaymentQuestion): OrderPaymentMethod {
  const { total, balance, methods, isPaidByClient = false } = question
  const rank = (method: PaymentMethod): number =>
    isPaidByClient && method === 'CARD' ? preference.length : preference.indexOf(method)
  const able = methods.filter((method) => method !== 'BALANCE' || balance >= total)
  const [first = 'BALANCE'] = able.toSorted((a, b) => rank(a) - rank(b))
  return first
}
