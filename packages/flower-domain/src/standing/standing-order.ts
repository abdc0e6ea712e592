/** Where a standing order is: it places orders, waits for its person, or is over. */
export const standingOrderStatuses = ['active', 'paused', 'ended'] as const

/** Where a standing order is. */
export type StandingOrderStatus = (typeof standingOrderStatuses)[number]

/** Why a standing order was paused: the person did it, or a day could not be ordered for as it was asked. */
export const pauseReasons = [
  'person',
  'money',
  'unpaid-limit',
  'cash-limit',
  'payment-method',
  'stock',
  'price',
  'verification',
  'destination',
  'account',
  'missed',
] as const

/** Why a standing order was paused. */
export type PauseReason = (typeof pauseReasons)[number]

/** What happens to a standing order. */
export const standingOrderEventKinds = [
  'created',
  'changed',
  'announced',
  'placed',
  'paused',
  'resumed',
  'ended',
] as const

/** What happened to a standing order. */
export type StandingOrderEventKind = (typeof standingOrderEventKinds)[number]

/** How standing orders are paid: at once from the balance, or in cash until the cut-off. */
export const standingPaymentMethods = ['BALANCE', 'CASH'] as const

/** How a standing order is paid. */
export type StandingPaymentMethod = (typeof standingPaymentMethods)[number]

/** The most standing orders of a person that are not over. */
export const maxStandingOrders = 20

const reasonsByRefusal: Readonly<Record<string, PauseReason>> = {
  'not-enough-funds': 'money',
  'unpaid-limit': 'unpaid-limit',
  'cash-limit': 'cash-limit',
  'payment-method-off': 'payment-method',
  'quantity-exceeds-availability': 'stock',
  'cart-changed': 'stock',
  'verification-needed': 'verification',
  'address-needed': 'destination',
  'address-in-other-region': 'destination',
  'pickup-unavailable': 'destination',
  'account-frozen': 'account',
  'account-blocked': 'account',
}

/** What the refusal of an order, an error code of the contract, means for the standing order; null for one that it cannot be paused for. */
export function pauseReasonOf(code: string): PauseReason | null {
  return reasonsByRefusal[code] ?? null
}
