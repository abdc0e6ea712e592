import { orderKinds, type OrderKind } from '../orders/order-kind.ts'
import type { CartItem } from './cart.ts'

/** The lines of a delivery day that become one order: an order is of one kind. */
export interface CartGroup {
  readonly kind: OrderKind
  readonly items: readonly CartItem[]
}

/**
 * The lines of a delivery day by the kind of order that they become, from stock first; a kind without lines is absent. A line
 * whose kind is not known any more stands with the stock.
 */
export function groupByKind(
  items: readonly CartItem[],
  kindOf: (code: string) => OrderKind | undefined,
): CartGroup[] {
  const [stock] = orderKinds
  return orderKinds.flatMap((kind) => {
    const own = items.filter(({ code }) => (kindOf(code) ?? stock) === kind)
    return own.length === 0 ? [] : [{ kind, items: own }]
  })
}
