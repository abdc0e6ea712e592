import { atom } from 'jotai'
import { atomFamily } from 'jotai-family'
import type { IsoDate } from '@flower-market/flower-domain'
import { emptyDraft, parseCheckoutDraft, type CheckoutDraft } from './checkout-draft.ts'

function keyOf(date: IsoDate): string {
  return `checkout.${date}`
}

/** Storage may be forbidden: then the choices live for as long as the page does. */
function read(date: IsoDate): string | null {
  try {
    return sessionStorage.getItem(keyOf(date))
  } catch {
    return null
  }
}

function write(date: IsoDate, draft: CheckoutDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(date))
    else sessionStorage.setItem(keyOf(date), JSON.stringify(draft))
  } catch (error) {
    reportError(error)
  }
}

const heldDraftAtom = atomFamily((date: IsoDate) => atom(() => atom(parseCheckoutDraft(read(date)))))

/**
 * What was chosen for the order of a delivery day. Kept for the browser's session, so that going back and reloading lose
 * nothing; writing null forgets it, once the order is placed.
 */
export const checkoutDraftAtom = atomFamily((date: IsoDate) =>
  atom(
    (get) => get(get(heldDraftAtom(date))),
    (get, set, change: Partial<CheckoutDraft> | null) => {
      const held = get(heldDraftAtom(date))
      const draft = change === null ? emptyDraft : { ...get(held), ...change }
      set(held, draft)
      write(date, change === null ? null : draft)
    },
  ),
)
