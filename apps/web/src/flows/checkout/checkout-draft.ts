import { deliveryMethods, type DeliveryMethod } from '@flower-market/flower-domain'

/** The ways to pay for an order that work now, in the order that they are offered. */
export const orderPaymentMethods = ['BALANCE', 'CASH'] as const

/** A way to pay for an order. */
export type OrderPaymentMethod = (typeof orderPaymentMethods)[number]

/** The longest comment that an order takes, in characters. */
export const commentMaxLength = 1000

/** What a person has chosen for one delivery day before the order is placed. */
export interface CheckoutDraft {
  readonly methodDelivery: DeliveryMethod
  readonly paymentMethod: OrderPaymentMethod
  readonly comment: string
  /** The order that was sent and whose outcome is not known; null when there is none. */
  readonly pendingIntent: string | null
}

/** The choices before anything was chosen. */
export const emptyDraft: CheckoutDraft = {
  methodDelivery: 'delivery',
  paymentMethod: 'BALANCE',
  comment: '',
  pendingIntent: null,
}

function oneOf<T extends string>(allowed: readonly T[], value: unknown, fallback: T): T {
  return allowed.find((one) => one === value) ?? fallback
}

function readJson(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** Reads a stored draft; each part that cannot be used falls back to the choice before anything was chosen. */
export function parseCheckoutDraft(text: string | null): CheckoutDraft {
  if (text === null) return emptyDraft
  const { methodDelivery, paymentMethod, comment, pendingIntent } = readJson(text)
  return {
    methodDelivery: oneOf(deliveryMethods, methodDelivery, emptyDraft.methodDelivery),
    paymentMethod: oneOf(orderPaymentMethods, paymentMethod, emptyDraft.paymentMethod),
    comment: typeof comment === 'string' ? comment.slice(0, commentMaxLength) : '',
    pendingIntent: typeof pendingIntent === 'string' ? pendingIntent : null,
  }
}
