import { atom } from 'jotai'
import { maxLengths } from '@flower-market/api-client'
import {
  deliveryMethods,
  orderPaymentMethods,
  type DeliveryMethod,
  type OrderPaymentMethod,
} from '@flower-market/flower-domain'
import type { BuyerOrderKey } from './cart-orders.ts'

/** What a person has chosen for an order before it is placed. */
export interface CheckoutDraft {
  readonly methodDelivery: DeliveryMethod
  /** Null until it is chosen: then the first one that can pay holds. */
  readonly paymentMethod: OrderPaymentMethod | null
  readonly comment: string
  /** An address of the address book; null for the default one. */
  readonly addressId: string | null
  /** The order that was sent and whose outcome is not known; null when there is none. */
  readonly pendingIntent: string | null
}

/** The choices before anything was chosen. */
export const emptyDraft: CheckoutDraft = {
  methodDelivery: 'delivery',
  paymentMethod: null,
  comment: '',
  addressId: null,
  pendingIntent: null,
}

function oneOf<T extends string, F>(allowed: readonly T[], value: unknown, fallback: F): T | F {
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
  const { methodDelivery, paymentMethod, comment, addressId, pendingIntent } = readJson(text)
  return {
    methodDelivery: oneOf(deliveryMethods, methodDelivery, emptyDraft.methodDelivery),
    paymentMethod: oneOf(orderPaymentMethods, paymentMethod, emptyDraft.paymentMethod),
    comment: typeof comment === 'string' ? comment.slice(0, maxLengths.orderComment) : '',
    addressId: typeof addressId === 'string' ? addressId : null,
    pendingIntent: typeof pendingIntent === 'string' ? pendingIntent : null,
  }
}

function keyOf({ date, kind, clientId }: BuyerOrderKey): string {
  const start = clientId === null ? 'checkout' : `checkout@${clientId}`
  return kind === 'inStok' ? `${start}.${date}` : `${start}.${date}.${kind}`
}

/** Storage may be forbidden: then the choices live for as long as the page does. */
function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, draft: CheckoutDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(draft))
  } catch (error) {
    reportError(error)
  }
}

function createDraftAtom(key: string) {
  const heldAtom = atom(() => atom(parseCheckoutDraft(read(key))))
  return atom(
    (get) => get(get(heldAtom)),
    (get, set, change: Partial<CheckoutDraft> | null) => {
      const held = get(heldAtom)
      const draft = change === null ? emptyDraft : { ...get(held), ...change }
      set(held, draft)
      write(key, change === null ? null : draft)
    },
  )
}

/** One an order, of which a shop that is open for days sees a dozen. */
const draftAtoms = new Map<string, ReturnType<typeof createDraftAtom>>()

/**
 * What was chosen for an order of the cart. Kept for the browser's session, so that going back and reloading lose
 * nothing; writing null forgets it, once the order is placed.
 */
export function checkoutDraftAtom(order: BuyerOrderKey): ReturnType<typeof createDraftAtom> {
  const key = keyOf(order)
  const draftAtom = draftAtoms.get(key) ?? createDraftAtom(key)
  draftAtoms.set(key, draftAtom)
  return draftAtom
}
