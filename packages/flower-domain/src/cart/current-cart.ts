import type { FlowerCard } from '../catalog/flower-card.ts'
import type { IsoDate } from '../time/iso-date.ts'
import { cartDays } from './cart.ts'
import type { Cart, CartItem } from './cart.ts'
import { compareCartLine } from './cart-mismatch.ts'
import { fixMismatches } from './quote-day.ts'

/** What is known of a line's lot: null where it is no longer sold, undefined where nothing is known. */
export type KnownLot = FlowerCard | null | undefined

/** The line as it can be bought now: at the current price, no more than there is; null when it cannot be had at all. */
export function currentCartLine(item: CartItem, lot: KnownLot): CartItem | null {
  if (lot === undefined) return item
  return fixMismatches(item, compareCartLine(item, lot, { region: null }))
}

/** The cart as it can be bought now; lines of unknown lots stay as they are. */
export function currentCart(cart: Cart, lotOf: (date: IsoDate, code: string) => KnownLot): Cart {
  const days = cartDays(cart).map((date): [IsoDate, CartItem[]] => [
    date,
    (cart[date] ?? []).flatMap((item) => currentCartLine(item, lotOf(date, item.code)) ?? []),
  ])
  return Object.fromEntries(days.filter(([, items]) => items.length > 0))
}
