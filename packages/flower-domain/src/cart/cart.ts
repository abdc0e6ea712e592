import type { IsoDate } from '../time/iso-date.ts'

/** The key of local storage that the cart is kept under. */
export const cartStorageKey = 'cart'

/** One line of a cart. */
export interface CartItem {
  readonly code: string
  /** Kopecks per stem. */
  readonly price: number
  /** Stems. */
  readonly quantity: number
  /** Kopecks; what delivery was quoted at when the line was put in. */
  readonly deliveryCost?: number | undefined
}

/** Lines by delivery day; a day without lines is not there. */
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
