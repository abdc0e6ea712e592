import type { Cart, CartItem, IsoDate } from '@flower-market/flower-domain'

/** A line that was taken out, with all that is needed to put it back where it was. */
export interface RemovedLine {
  readonly date: IsoDate
  readonly place: number
  readonly item: CartItem
  readonly name: string
}

/** The cart with the line back in its place; a line of the same lot that came in meanwhile is left as it is. */
export function restoreLine(cart: Cart, { date, place, item }: RemovedLine): Cart {
  const items = cart[date] ?? []
  if (items.some(({ code }) => code === item.code)) return cart
  return { ...cart, [date]: items.toSpliced(place, 0, item) }
}
