import type { IsoDate } from '../time/iso-date.ts'
import type { Cart, CartItem } from './cart.ts'

/** A cart line without its quantity. */
export type CartLineSubject = Omit<CartItem, 'quantity'>

/** The cart without a delivery day. */
export function removeCartDay(cart: Cart, date: IsoDate): Cart {
  const { [date]: _removed, ...rest } = cart
  return rest
}

/**
 * The cart with a line set to a quantity of stems and to the price given; zero removes the line, and its day with the
 * last line. Lines keep their order; a new one is appended.
 * Throws a RangeError when the quantity is negative or not an integer.
 */
export function setCartQuantity(cart: Cart, date: IsoDate, subject: CartLineSubject, quantity: number): Cart {
  if (!Number.isSafeInteger(quantity) || quantity < 0) {
    throw new RangeError(`A line has a whole number of stems, got ${quantity}.`)
  }
  const items = cart[date] ?? []
  const place = items.findIndex((item) => item.code === subject.code)
  if (quantity === 0) {
    if (place === -1) return cart
    return items.length === 1 ? removeCartDay(cart, date) : { ...cart, [date]: items.toSpliced(place, 1) }
  }
  const { code, price, deliveryCost = items[place]?.deliveryCost } = subject
  const line: CartItem = { code, price, quantity, ...(deliveryCost === undefined ? {} : { deliveryCost }) }
  return { ...cart, [date]: place === -1 ? [...items, line] : items.with(place, line) }
}
