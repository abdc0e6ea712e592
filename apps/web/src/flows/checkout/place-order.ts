import { atom, useSetAtom, type Getter, type Setter } from 'jotai'
import { useState } from 'react'
import {
  changedTags,
  intentOf,
  isCertainRefusal,
  type CallInput,
  type ResourceTag,
} from '@flower-market/api-client'
import { paths } from '../../paths.ts'
import { useLocalizedNavigate } from '@flower-market/app-runtime/navigation'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { apiAtom } from '@flower-market/app-runtime/session'
import { idempotencyKeysAtom } from '../../state/idempotency-keys.atoms.ts'
import { removeDayAtom } from '../../state/cart.atoms.ts'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { checkoutDraftAtom } from './checkout-draft.ts'
import { toOrderError, type OrderError } from './order-error.ts'
import { learnUnverifiedAtom } from './verification-needed.atoms.ts'
import type { CheckoutDay } from './use-checkout.ts'

/** What an order is made of: one delivery day of the cart, the choices, where it is brought, and the total that the person saw. */
export type Order = Pick<CheckoutDay, 'date' | 'items' | 'draft' | 'addressId' | 'totals'>

/** What became of an order that was sent. */
export type OrderOutcome =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly failure: OrderError }

/** What is sent: the total is what the person saw. */
export function inputOf({ date, items, draft, addressId, totals }: Order): CallInput<'purchaseCreate'> {
  return {
    body: {
      purchase: { [date]: [...items] },
      comment: draft.comment,
      methodDelivery: draft.methodDelivery,
      paymentMethod: draft.paymentMethod,
      ...(addressId !== null && { address: addressId }),
      total: totals.total.minor,
    },
  }
}

/** Names an order by what is sent: the same order has the same name. */
export function orderIntent(order: Order): string {
  return intentOf('purchaseCreate', inputOf(order))
}

/** Whether this very order was sent before and nobody knows what became of it. */
export function isPending(order: Order): boolean {
  return order.draft.pendingIntent === orderIntent(order)
}

/** What the page shows may be what the order was refused for. */
const outdatedBy: { readonly [K in OrderError['kind']]?: readonly ResourceTag[] } = {
  'not-enough-funds': ['balances'],
  'unpaid-limit': ['orders'],
  'cart-changed': ['stock', 'terms'],
  'quantity-exceeds-availability': ['stock'],
  'verification-needed': ['profile'],
  'address-needed': ['addresses', 'terms'],
  'address-in-other-region': ['addresses', 'profile', 'terms'],
  'pickup-unavailable': ['terms'],
}

async function send(get: Getter, set: Setter, order: Order): Promise<OrderOutcome> {
  const { date } = order
  const intent = orderIntent(order)
  set(checkoutDraftAtom(date), { pendingIntent: intent })
  try {
    const { _id: id } = await get(idempotencyKeysAtom).attempt(intent, (idempotencyKey) =>
      get(apiAtom).call('purchaseCreate', inputOf(order), { idempotencyKey, ...shownInPlace }),
    )
    set(removeDayAtom, date)
    set(checkoutDraftAtom(date), null)
    set(invalidateAtom, changedTags.purchaseCreate)
    return { ok: true, id }
  } catch (error) {
    if (isCertainRefusal(error)) set(checkoutDraftAtom(date), { pendingIntent: null })
    const failure = toOrderError(error)
    set(invalidateAtom, outdatedBy[failure.kind] ?? [])
    if (failure.kind === 'verification-needed') set(learnUnverifiedAtom, failure.status)
    return { ok: false, failure }
  }
}

const sendingAtom = atom<Promise<OrderOutcome> | null>(null)

/**
 * Places the order of a delivery day and takes the day out of the cart. The same order sent again after a lost answer is
 * one order, and a second press while it is under way joins the first. Never rejects.
 */
export const placeOrderAtom = atom(null, (get, set, order: Order) => {
  const sending = get(sendingAtom) ?? send(get, set, order).finally(() => set(sendingAtom, null))
  set(sendingAtom, sending)
  return sending
})

/** Sending the order of a day, and what the page shows meanwhile. */
export interface OrderPlacing {
  /** The day as it was sent, while its outcome is awaited: the page must not change under the person's hand. */
  readonly sent: CheckoutDay | null
  /** Null when nothing went wrong. */
  readonly failure: OrderError | null
  readonly place: (checkout: CheckoutDay) => Promise<void>
}

/** Places an order and goes on to it. */
export function usePlaceOrder(): OrderPlacing {
  const go = useLocalizedNavigate()
  const placeOrder = useSetAtom(placeOrderAtom)
  const [sent, setSent] = useState<CheckoutDay | null>(null)
  const [failure, setFailure] = useState<OrderError | null>(null)
  const place = async (checkout: CheckoutDay): Promise<void> => {
    setSent(checkout)
    setFailure(null)
    const outcome = await placeOrder(checkout)
    if (outcome.ok) {
      // What was sent stays on the page until the next one is there: the cart has lost the day by now.
      go(paths.orderPlaced(outcome.id), { replace: true })
      return
    }
    setFailure(outcome.failure)
    setSent(null)
  }
  return { sent, failure, place }
}
