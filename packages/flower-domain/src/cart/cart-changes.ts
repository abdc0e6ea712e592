import type { IsoDate } from '../time/iso-date.ts'
import type { Cart, CartItem } from './cart.ts'
import { setCartQuantity } from './cart-lines.ts'

/** A line as it was set: `quantity` in stems, 0 for a line that was removed; `price` in kopecks per stem. */
export interface CartChange {
  readonly date: IsoDate
  readonly code: string
  readonly price: number
  readonly quantity: number
}

/** Names a line of a cart across devices. */
export function cartLineKey({ date, code }: Pick<CartChange, 'date' | 'code'>): string {
  return `${date} ${code}`
}

function linesByKey(cart: Cart): Map<string, CartChange> {
  const lines = (Object.entries(cart) as [IsoDate, CartItem[]][]).flatMap(([date, items]) =>
    items.map(({ code, price, quantity }) => ({ date, code, price, quantity })),
  )
  return new Map(lines.map((line) => [cartLineKey(line), line]))
}

/** The lines in which a cart differs from an earlier one; applied to the earlier one they give the cart. */
export function cartChanges(before: Cart, after: Cart): CartChange[] {
  const [earlier, later] = [linesByKey(before), linesByKey(after)]
  const set = [...later].flatMap(([key, line]) => {
    const was = earlier.get(key)
    return was?.quantity === line.quantity && was.price === line.price ? [] : [line]
  })
  const removed = [...earlier].flatMap(([key, line]) => (later.has(key) ? [] : [{ ...line, quantity: 0 }]))
  return [...set, ...removed]
}

/** The cart with changes applied in their order. */
export function applyCartChanges(cart: Cart, changes: readonly CartChange[]): Cart {
  return changes.reduce(
    (changed, { date, code, price, quantity }) => setCartQuantity(changed, date, { code, price }, quantity),
    cart,
  )
}
