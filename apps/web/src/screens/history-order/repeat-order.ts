import {
  sellableStems,
  setCartQuantity,
  snapToPack,
  type Cart,
  type FlowerCard,
  type IsoDate,
} from '@flower-market/flower-domain'
import type { OrderPosition } from './order-facts.ts'

/** The cart with what could be repeated, and what could not, or not in full. */
export interface RepeatedOrder {
  readonly cart: Cart
  /** Lines that went into the cart. */
  readonly added: number
  /** Not sold on the day at all. */
  readonly missing: readonly OrderPosition[]
  /** Sold, but less of it than was ordered. */
  readonly less: readonly OrderPosition[]
}

/** What makes two lots the same flower on different days. */
function sameFlower(left: OrderPosition, right: FlowerCard): boolean {
  return (
    left.type === right.type &&
    left.variety === right.variety &&
    left.plantation === right.plantation &&
    left.lengthCm === right.lengthCm
  )
}

function lotOf(position: OrderPosition, cards: readonly FlowerCard[]): FlowerCard | undefined {
  return cards.find((card) => sameFlower(position, card) && sellableStems(card.stemsAvailable, card) > 0)
}

/**
 * Puts the positions of an order into the cart of a day, each at today's price and in whole packs, on top of nothing: a
 * lot that is in the cart already keeps the larger quantity.
 */
export function repeatOrder(
  cart: Cart,
  date: IsoDate,
  positions: readonly OrderPosition[],
  cards: readonly FlowerCard[],
): RepeatedOrder {
  let filled = cart
  const missing: OrderPosition[] = []
  const less: OrderPosition[] = []
  for (const position of positions) {
    const card = lotOf(position, cards)
    if (card === undefined) {
      missing.push(position)
      continue
    }
    const { quantity } = snapToPack({
      requested: position.quantity,
      pack: card,
      stemsAvailable: card.stemsAvailable,
    })
    if (quantity < position.quantity) less.push(position)
    const held = filled[date]?.find(({ code }) => code === card.code)?.quantity ?? 0
    filled = setCartQuantity(filled, date, { code: card.code, price: card.price }, Math.max(held, quantity))
  }
  return { cart: filled, added: positions.length - missing.length, missing, less }
}
