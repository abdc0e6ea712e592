import { atom, type WritableAtom } from 'jotai'
import { createIdempotencyKeys, intentOf, type CallInput } from '@flower-market/api-client'
import type { IsoDate } from '@flower-market/flower-domain'
import { apiAtom } from '@flower-market/app-runtime/session'
import { removeDayAtom } from '../../state/cart.atoms.ts'
import { resourceAtom } from '@flower-market/app-runtime/server-data'
import { checkoutDraftAtom } from './checkout-draft.atoms.ts'
import { isCertainlyNotPlaced, toOrderError, type OrderError } from './order-error.ts'
import { firstPage } from '../order-list.ts'

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

type AnyResource = WritableAtom<{ readonly status: string }, [{ readonly type: 'refresh' }], void>

/** Asks anew what has been asked before; what nobody has looked at is left alone. */
const refreshShownAtom = atom(null, (get, set, shown: AnyResource) => {
  if (get(shown).status === 'ready') set(shown, { type: 'refresh' })
})

const afterOrderAtom = atom(null, (_get, set, date: IsoDate) => {
  set(refreshShownAtom, resourceAtom('accountList', {}))
  set(refreshShownAtom, resourceAtom('catalogCards', { query: { availability: 'inStock', date } }))
  set(refreshShownAtom, resourceAtom('catalogDays', {}))
  set(refreshShownAtom, resourceAtom('purchaseList', firstPage))
})

const sendAtom = atom(null, async (get, set, date: IsoDate, input: OrderInput): Promise<OrderOutcome> => {
  const intent = orderIntent(input)
  set(checkoutDraftAtom(date), { pendingIntent: intent })
  try {
    const { _id: id } = await get(keysAtom).attempt(intent, (idempotencyKey) =>
      get(apiAtom).call('purchaseCreate', input, { idempotencyKey }),
    )
    set(removeDayAtom, date)
    set(checkoutDraftAtom(date), null)
    set(afterOrderAtom, date)
    return { ok: true, id }
  } catch (error) {
    if (isCertainlyNotPlaced(error)) set(checkoutDraftAtom(date), { pendingIntent: null })
    const failure = toOrderError(error)
    // What the page shows may be what was refused: the balance, the terms of delivery.
    if (failure.kind === 'not-enough-funds') set(refreshShownAtom, resourceAtom('accountList', {}))
    if (failure.kind === 'cart-changed') set(refreshShownAtom, resourceAtom('deliveryTerms', {}))
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
