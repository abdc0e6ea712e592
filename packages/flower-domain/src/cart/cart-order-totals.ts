import { addMoney, zeroMoney } from '../money/money.ts'
import type { CartItem } from './cart.ts'
import { cartDayTotals } from './cart-totals.ts'
import type { CartDelivery, CartTotals } from './cart-totals.ts'
import type { CartGroup } from './group-by-kind.ts'

/** The lines of lots for plantations that are sent to one plantation. */
export interface PlantationGroup<I extends Pick<CartItem, 'code'> = CartItem> {
  /** Undefined for lines whose plantation is not known any more. */
  readonly plantation: string | undefined
  readonly items: readonly I[]
}

/** Lines of lots for plantations by the plantation that is asked for them, in the order of their first lines. */
export function groupByPlantation<I extends Pick<CartItem, 'code'>>(
  items: readonly I[],
  plantationOf: (code: string) => string | undefined,
): PlantationGroup<I>[] {
  const groups = Map.groupBy(items, ({ code }) => plantationOf(code))
  return [...groups].map(([plantation, own]) => ({ plantation, items: own }))
}

/**
 * The totals of the lines of one kind. What is asked of plantations becomes an order for each of them, which is
 * delivered on its own: small orders do not add up to free delivery.
 */
export function cartOrderTotals(
  { kind, items }: CartGroup,
  plantationOf: (code: string) => string | undefined,
  delivery: CartDelivery,
): CartTotals {
  if (kind !== 'forPlantations') return cartDayTotals(items, delivery)
  const all = groupByPlantation(items, plantationOf).map((group) => cartDayTotals(group.items, delivery))
  const nothing = cartDayTotals([], { method: 'pickup', cityCost: zeroMoney('RUB') })
  return all.reduce(
    (sum, one) => ({
      lines: sum.lines + one.lines,
      stems: sum.stems + one.stems,
      goods: addMoney(sum.goods, one.goods),
      delivery: addMoney(sum.delivery, one.delivery),
      total: addMoney(sum.total, one.total),
    }),
    nothing,
  )
}
