import {
  isPaidAfterAgreement,
  type CartItem,
  type CartTotals,
  type OrderPaymentMethod,
} from '@flower-market/flower-domain'
import { intentOf, type CallInput } from '@flower-market/api-client'
import type { BuyerOrderKey } from './cart-orders.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import { placingCalls } from './placing-calls.ts'

/** What an order is made of: lines of one kind of a delivery day of the cart, the choices, where it is brought, and the total that the person saw. */
export interface Order extends BuyerOrderKey {
  readonly items: readonly CartItem[]
  readonly draft: CheckoutDraft
  readonly paymentMethod: OrderPaymentMethod
  /** Null when it is picked up, or cannot be brought. */
  readonly addressId: string | null
  readonly totals: CartTotals
}

/** What is sent: the total is what the person saw; of what plantations are asked for, its goods. */
export function inputOf({
  date,
  kind,
  clientId,
  items,
  draft,
  paymentMethod,
  addressId,
  totals,
}: Order): CallInput<'purchaseCreate'> {
  return {
    body: {
      purchase: { [date]: [...items] },
      ...(clientId !== null && { user: clientId }),
      comment: draft.comment,
      methodDelivery: draft.methodDelivery,
      paymentMethod,
      ...(addressId !== null && { address: addressId }),
      total: (isPaidAfterAgreement(kind) ? totals.goods : totals.total).minor,
    },
  }
}

/** Names an order by what is sent: the same order has the same name. */
export function orderIntent(order: Order): string {
  return intentOf(placingCalls[order.kind], inputOf(order))
}

/** Whether this very order was sent before and nobody knows what became of it. */
export function isPending(order: Order): boolean {
  return order.draft.pendingIntent === orderIntent(order)
}
