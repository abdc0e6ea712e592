import type { CartItem } from '../cart/cart.ts'
import { cartDayTotals } from '../cart/cart-totals.ts'
import type { CartDelivery, CartTotals } from '../cart/cart-totals.ts'
import type { FlowerCard } from '../catalog/flower-card.ts'
import { matchWishes } from '../wishes/match-wishes.ts'
import type { WishMatch } from '../wishes/match-wishes.ts'
import type { Wish } from '../wishes/wish.ts'

/** The most that a standing order may cost, kopecks; null is no limit. */
export interface StandingLimits {
  /** A stem of any of its lines. */
  readonly maxStemPrice: number | null
  /** An order with its delivery. */
  readonly maxTotal: number | null
}

/** What is ordered, from which lots, with which limits and delivery. */
export interface StandingPlanQuestion<W extends Wish> {
  readonly wishes: readonly W[]
  readonly cards: readonly FlowerCard[]
  readonly limits: StandingLimits
  readonly delivery: CartDelivery
}

/** What a standing order orders for a day. */
export interface StandingPlan<W extends Wish = Wish> {
  readonly lines: readonly WishMatch<W>[]
  readonly items: readonly CartItem[]
  readonly totals: CartTotals
  /** Why it is not ordered: a line is gone or short, or costs more than a limit; null where it is. */
  readonly problem: 'stock' | 'price' | null
}

function isShort({ chosen }: WishMatch): boolean {
  return chosen === null || chosen.quantity === 0 || chosen.changed === 'limited-by-stock'
}

/** Plans the order of a day: all wishes in whole packs within the limits, or none of them. */
export function planStandingOrder<W extends Wish>({
  wishes,
  cards,
  limits: { maxStemPrice, maxTotal },
  delivery,
}: StandingPlanQuestion<W>): StandingPlan<W> {
  const lines = matchWishes(wishes, cards)
  const items = lines.flatMap(({ chosen }): CartItem[] =>
    chosen === null || chosen.quantity === 0
      ? []
      : [{ code: chosen.card.code, price: chosen.card.price, quantity: chosen.quantity }],
  )
  const totals = cartDayTotals(items, delivery)
  const isDear =
    (maxStemPrice !== null && items.some(({ price }) => price > maxStemPrice)) ||
    (maxTotal !== null && totals.total.minor > maxTotal)
  return { lines, items, totals, problem: lines.some(isShort) ? 'stock' : isDear ? 'price' : null }
}
