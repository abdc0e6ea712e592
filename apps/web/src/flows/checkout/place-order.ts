import { atom, useAtom, useSetAtom, type Getter, type Setter } from 'jotai'
import { useState } from 'react'
import { changedTags, isApiError, isCertainRefusal, type ResourceTag } from '@flower-market/api-client'
import { paths } from '../../paths.ts'
import { useLocale } from '@flower-market/app-runtime/i18n'
import { useLocalizedNavigate } from '@flower-market/app-runtime/navigation'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { apiAtom, idempotencyKeysAtom } from '@flower-market/app-runtime/session'
import { perBuyerAtom } from '../../state/client.atoms.ts'
import { removeLinesAtom } from '../../state/cart.atoms.ts'
import { holdsAnsweredAtom } from '../../state/holds.atoms.ts'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { payByCardAtom } from '../card-payment/card-payment.atoms.ts'
import { isSameOrder, type OrderKey } from './cart-orders.ts'
import { checkoutDraftAtom } from './checkout-draft.ts'
import { toClientOrderError, toOrderError, type OrderError } from './order-error.ts'
import { inputOf, orderIntent, type Order } from './order-intent.ts'
import { placingCalls } from './placing-calls.ts'
import { learnUnverifiedAtom, unverifiedAtom } from './verification-needed.atoms.ts'
import type { CheckoutDay } from './use-checkout.ts'

/** What became of an order that was sent. */
export type OrderOutcome =
  | { readonly ok: true; readonly id: string }
  /** The numbers of the requests that plantations have to answer now. */
  | { readonly ok: true; readonly requests: readonly number[] }
  | { readonly ok: false; readonly failure: OrderError }

/** What the page shows may be what the order was refused for. */
const outdatedBy: { readonly [K in OrderError['kind']]?: readonly ResourceTag[] } = {
  'not-enough-funds': ['balances'],
  'unpaid-limit': ['orders'],
  'payment-method-off': ['terms'],
  'cash-limit': ['terms'],
  'cart-changed': ['stock', 'terms'],
  'quantity-exceeds-availability': ['stock'],
  'verification-needed': ['profile'],
  'address-needed': ['addresses', 'terms'],
  'address-in-other-region': ['addresses', 'profile', 'terms'],
  'pickup-unavailable': ['terms'],
  'too-many-requests-open': ['orders'],
}

/** Named one by one, so that the page carries no others. */
const changedBy = {
  purchaseCreate: changedTags.purchaseCreate,
  plantationPurchaseCreate: changedTags.plantationPurchaseCreate,
  plantationOrderCreate: changedTags.plantationOrderCreate,
} as const

async function send(get: Getter, set: Setter, order: Order): Promise<OrderOutcome> {
  const { date, kind, clientId, items, paymentMethod } = order
  const call = placingCalls[kind]
  const intent = orderIntent(order)
  await set(holdsAnsweredAtom)
  // What pays is fixed with the first attempt: the balance may be another after a lost answer, the order must not be.
  set(checkoutDraftAtom(order), { pendingIntent: intent, paymentMethod })
  try {
    const placed = await get(idempotencyKeysAtom).attempt(intent, (idempotencyKey) =>
      get(apiAtom).call(call, inputOf(order), { idempotencyKey, ...shownInPlace }),
    )
    const codes = items.map(({ code }) => code)
    set(removeLinesAtom, { date, codes }, clientId)
    set(checkoutDraftAtom(order), null)
    set(invalidateAtom, changedBy[call])
    return 'requests' in placed
      ? { ok: true, requests: placed.requests.map(({ number }) => number) }
      : { ok: true, id: placed._id }
  } catch (error) {
    if (isCertainRefusal(error)) set(checkoutDraftAtom(order), { pendingIntent: null })
    const failure = clientId === null ? toOrderError(error) : toClientOrderError(error, get(unverifiedAtom))
    set(invalidateAtom, outdatedBy[failure.kind] ?? [])
    // A client who is gone is as unknown as an address that is.
    if (clientId !== null && isApiError(error, 'not-found')) set(invalidateAtom, ['people'])
    if (failure.kind === 'verification-needed') set(learnUnverifiedAtom, failure.status)
    return { ok: false, failure }
  }
}

const sendingAtom = atom<Promise<OrderOutcome> | null>(null)

/**
 * Places an order and takes its lines out of the cart. The same order sent again after a lost answer is
 * one order, and a second press while it is under way joins the first. Never rejects.
 */
export const placeOrderAtom = atom(null, (get, set, order: Order) => {
  const sending = get(sendingAtom) ?? send(get, set, order).finally(() => set(sendingAtom, null))
  set(sendingAtom, sending)
  return sending
})

/** Outlives the page: what an order was refused for on one page is shown on the next. */
const refusalAtom = perBuyerAtom<{ readonly order: OrderKey; readonly failure: OrderError } | null>(null)

/** Forgets what an earlier order was refused for. */
export const forgetRefusalAtom = atom(null, (_get, set) => set(refusalAtom, null))

/** Sending an order, and what the page shows meanwhile. */
export interface OrderPlacing {
  /** The order as it was sent, while its outcome is awaited: the page must not change under the person's hand. */
  readonly sent: CheckoutDay | null
  /** Why an order was not placed when it was last tried; null when nothing went wrong. */
  readonly failureOf: (order: OrderKey) => OrderError | null
  /** Resolves with why the order was not placed; null once it is. */
  readonly place: (checkout: CheckoutDay) => Promise<OrderError | null>
}

/** Places an order and goes on to it. */
export function usePlaceOrder(): OrderPlacing {
  const go = useLocalizedNavigate()
  const locale = useLocale()
  const placeOrder = useSetAtom(placeOrderAtom)
  const pay = useSetAtom(payByCardAtom)
  const [sent, setSent] = useState<CheckoutDay | null>(null)
  const [refusal, setRefusal] = useAtom(refusalAtom)
  const place = async (checkout: CheckoutDay): Promise<OrderError | null> => {
    setSent(checkout)
    setRefusal(null)
    const outcome = await placeOrder(checkout)
    if (outcome.ok) {
      const { paymentMethod } = checkout.draft
      // Where the page of the bank cannot be opened, that of the order offers it again.
      if ('id' in outcome && paymentMethod === 'CARD' && checkout.clientId === null) {
        await pay({ orderId: outcome.id }, locale).catch(() => {})
      }
      // What was sent stays on the page until the next one is there: the cart has lost the day by now.
      const next =
        'id' in outcome ? paths.orderPlaced(outcome.id) : paths.requestsSent(outcome.requests.join('-'))
      go(next, { replace: true })
      return null
    }
    setRefusal({ order: checkout, failure: outcome.failure })
    setSent(null)
    return outcome.failure
  }
  return {
    sent,
    failureOf: (order) => (refusal !== null && isSameOrder(refusal.order, order) ? refusal.failure : null),
    place,
  }
}
