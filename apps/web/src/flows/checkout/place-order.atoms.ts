import { atom } from 'jotai'
import {
  changedTags,
  createIdempotencyKeys,
  intentOf,
  type CallInput,
  type ResourceTag,
} from '@flower-market/api-client'
import type { IsoDate } from '@flower-market/flower-domain'
import { apiAtom } from '@flower-market/app-runtime/session'
import { removeDayAtom } from '../../state/cart.atoms.ts'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { checkoutDraftAtom } from './checkout-draft.atoms.ts'
import { isCertainlyNotPlaced, toOrderError, type OrderError } from './order-error.ts'

/** What is sent to place an order. */
export type OrderInput = CallInput<'purchaseCreate'>

/** What became of an order that was sent. */
export type OrderOutcome =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly failure: OrderError }

/** Names an order by what would be sent: the same order has the same name. */
export function orderIntent(input: OrderInput): string {
  return intentOf('purchaseCreate', input)
}

const keysAtom = atom(() => {
  try {
    return createIdempotencyKeys(localStorage)
  } catch {
    return createIdempotencyKeys(null)
  }
})

const sendingAtom = atom<Promise<OrderOutcome> | null>(null)

/** What a page that was refused shows may be what the order was refused for. */
const outdatedBy: { readonly [K in OrderError['kind']]?: readonly ResourceTag[] } = {
  'not-enough-funds': ['balances'],
  'cart-changed': ['stock', 'terms'],
  'quantity-exceeds-availability': ['stock'],
}

const sendAtom = atom(null, async (get, set, date: IsoDate, input: OrderInput): Promise<OrderOutcome> => {
  const intent = orderIntent(input)
  set(checkoutDraftAtom(date), { pendingIntent: intent })
  try {
    const { _id: id } = await get(keysAtom).attempt(intent, (idempotencyKey) =>
      get(apiAtom).call('purchaseCreate', input, { idempotencyKey }),
    )
    set(removeDayAtom, date)
    set(checkoutDraftAtom(date), null)
    set(invalidateAtom, changedTags.purchaseCreate)
    return { ok: true, id }
  } catch (error) {
    if (isCertainlyNotPlaced(error)) set(checkoutDraftAtom(date), { pendingIntent: null })
    const failure = toOrderError(error)
    set(invalidateAtom, outdatedBy[failure.kind] ?? [])
    return { ok: false, failure }
  }
})

/**
 * Places the order of a delivery day and takes the day out of the cart. The same order sent again after a lost answer is
 * one order, and a second press while it is under way joins the first. Never rejects.
 */
export const placeOrderAtom = atom(null, (get, set, date: IsoDate, input: OrderInput) => {
  const underWay = get(sendingAtom)
  if (underWay !== null) return underWay
  const sending = set(sendAtom, date, input).finally(() => set(sendingAtom, null))
  set(sendingAtom, sending)
  return sending
})
