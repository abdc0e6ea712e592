import type { CallName } from '@flower-market/api-client'
import type { OrderKind } from '@flower-market/flower-domain'

/** The call that places an order of a kind, or asks plantations for it. */
export const placingCalls = {
  inStok: 'purchaseCreate',
  toOrder: 'plantationPurchaseCreate',
  forPlantations: 'plantationOrderCreate',
} as const satisfies Record<OrderKind, CallName>
