import type { IsoDate } from '../time/iso-date.ts'

/** The local storage key of the cart. */
export const cartStorageKey = 'cart'

/** One line of a cart. */
export interface CartItem {
  readonly code: string
  /** Kopecks per stem. */
  readonly price: number
  /** Stems. */
  readonly quantity: number
  /** Kopecks; the delivery cost quoted when the line was added. */
  readonly deliveryCost?: number | undefined
}

/** Lines by delivery day; a day without lines is absent. */
export type Cart = Readonly<Record<IsoDate, CartItem[]>>

/** A cart without lines. */
export const emptyCart: Cart = Object.freeze({})

/** The delivery days of a cart, earliest first. */
export function cartDays(cart: Cart): IsoDate[] {
  return (Object.keys(cart) as IsoDate[]).toSorted()
}

/** A cart as the text that is stored; `parseCart` reads it. */
export function serializeCart(cart: Cart): string {
  return JSON.stringify(cart)
}
