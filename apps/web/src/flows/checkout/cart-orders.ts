import {
  cartDays,
  groupByKind,
  orderKindOf,
  type Cart,
  type CartGroup,
  type IsoDate,
  type OrderKind,
} from '@flower-market/flower-domain'
import type { CheckedDay } from './cart-lines.ts'
import type { KnownCart } from './checked-cart.ts'

/** Names what of the cart becomes one order. */
export interface OrderKey {
  readonly date: IsoDate
  readonly kind: OrderKind
}

/** What of the cart becomes one order; `day` is what the server said of it, undefined until it has. */
export interface CartOrder extends OrderKey, CartGroup {
  readonly day: CheckedDay | undefined
}

/** Names an order of a buyer: a client's, or one's own. */
export interface BuyerOrderKey extends OrderKey {
  /** Null for one's own. */
  readonly clientId: string | null
}

/** Whether two name the same order. */
export function isSameOrder(left: OrderKey, right: OrderKey): boolean {
  return left.date === right.date && left.kind === right.kind
}

/** The orders that a cart becomes, by day; of which kind a line is, its lot says as it was last seen. */
export function cartOrders(cart: Cart, { days, cards }: KnownCart): CartOrder[] {
  const answered = new Map(
    days?.flatMap(({ kind, date, lines }) =>
      lines.map(({ item }) => [`${date} ${item.code}`, kind] as const),
    ),
  )
  return cartDays(cart).flatMap((date) => {
    const kindOf = (code: string): OrderKind | undefined => {
      const card = cards.get(code)
      return answered.get(`${date} ${code}`) ?? (card && orderKindOf(card.availability))
    }
    return groupByKind(cart[date] ?? [], kindOf).map(({ kind, items }) => ({
      date,
      kind,
      items,
      day: days?.find((day) => isSameOrder(day, { date, kind })),
    }))
  })
}
