import { atom } from 'jotai'
import { maxLengths } from '@flower-market/api-client'
import { deliveryMethods, type DeliveryMethod, type IsoDate } from '@flower-market/flower-domain'

/** The ways to pay for an order that work now, in the order that they are offered. */
export const orderPaymentMethods = ['BALANCE', 'CASH'] as const

/** A way to pay for an order. */
export type OrderPaymentMethod = (typeof orderPaymentMethods)[number]

/** What a person has chosen for one delivery day before the order is placed. */
export interface CheckoutDraft {
  readonly methodDelivery: DeliveryMethod
  readonly paymentMethod: OrderPaymentMethod
  readonly comment: string
  /** An address of the address book; null for the default one. */
  readonly addressId: string | null
  /** The order that was sent and whose outcome is not known; null when there is none. */
  readonly pendingIntent: string | null
}

/** The choices before anything was chosen. */
export const emptyDraft: CheckoutDraft = {
  methodDelivery: 'delivery',
  paymentMethod: 'BALANCE',
  comment: '',
  addressId: null,
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
  const { methodDelivery, paymentMethod, comment, addressId, pendingIntent } = readJson(text)
  return {
    methodDelivery: oneOf(deliveryMethods, methodDelivery, emptyDraft.methodDelivery),
    paymentMethod: oneOf(orderPaymentMethods, paymentMethod, emptyDraft.paymentMethod),
    comment: typeof comment === 'string' ? comment.slice(0, maxLengths.orderComment) : '',
    addressId: typeof addressId === 'string' ? addressId : null,
    pendingIntent: typeof pendingIntent === 'string' ? pendingIntent : null,
  }
}

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

function createDraftAtom(date: IsoDate) {
  const heldAtom = atom(() => atom(parseCheckoutDraft(read(date))))
  return atom(
    (get) => get(get(heldAtom)),
    (get, set, change: Partial<CheckoutDraft> | null) => {
      const held = get(heldAtom)
      const draft = change === null ? emptyDraft : { ...get(held), ...change }
      set(held, draft)
      write(date, change === null ? null : draft)
    },
  )
}

/** One a delivery day, of which a shop that is open for days sees a dozen. */
const draftAtoms = new Map<IsoDate, ReturnType<typeof createDraftAtom>>()

/**
 * What was chosen for the order of a delivery day. Kept for the browser's session, so that going back and reloading lose
 * nothing; writing null forgets it, once the order is placed.
 */
export function checkoutDraftAtom(date: IsoDate): ReturnType<typeof createDraftAtom> {
  const draftAtom = draftAtoms.get(date) ?? createDraftAtom(date)
  draftAtoms.set(date, draftAtom)
  return draftAtom
}
