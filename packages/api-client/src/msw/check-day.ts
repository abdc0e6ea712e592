import {
  cartDays,
  cartDayTotals,
  compareCartLine,
  cutoffFor,
  fixCartLine,
  isBeforeCutoff,
  money,
} from '@flower-market/flower-domain'
import type { Cart, CartItem, DeliveryMethod, IsoDate } from '@flower-market/flower-domain'
import type { CallOutput } from '../contract/contract.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { cardOnSale } from './market-state.ts'
import type { MarketState } from './market-state.ts'

/** A delivery day as `checkCart` answers. */
export type CheckedDay = CallOutput<'checkCart'>['days'][number]

function putRight({ item, mismatches }: CheckedDay['lines'][number]): CartItem[] {
  const fixed = mismatches.reduce<CartItem | null>(
    (line, mismatch) => line && fixCartLine(line, mismatch),
    item,
  )
  return fixed ? [fixed] : []
}

/** The days of a cart that have lines, earliest first, each with its lines. */
export function filledDays(cart: Cart): { readonly date: IsoDate; readonly items: readonly CartItem[] }[] {
  return cartDays(cart)
    .map((date) => ({ date, items: cart[date] ?? [] }))
    .filter(({ items }) => items.length > 0)
}

/** Lines of one lot at one price become one, so that their stems are counted together against its stock. */
function mergeLines(items: readonly CartItem[]): CartItem[] {
  const merged = new Map<string, CartItem>()
  for (const item of items) {
    const key = `${item.price} ${item.code}`
    const twin = merged.get(key)
    merged.set(key, twin ? { ...twin, quantity: twin.quantity + item.quantity } : item)
  }
  return [...merged.values()]
}

/** Looks at a day of a cart with the server's eyes: what fits, and what it costs once everything fits. */
export function checkDay(
  state: MarketState,
  person: MockPerson,
  date: IsoDate,
  items: readonly CartItem[],
  method: DeliveryMethod = 'delivery',
): CheckedDay {
  const lines = mergeLines(items).map((item) => {
    const card = cardOnSale(state, date, item)
    const mismatches = compareCartLine(item, card, { region: person.region, now: state.now })
    return { item, card, mismatches }
  })
  const { cityCost } = person.terms
  const { goods, delivery } = cartDayTotals(lines.flatMap(putRight), {
    method,
    cityCost: cityCost === null ? null : money(cityCost, 'RUB'),
  })
  return {
    date,
    cutoffAt: cutoffFor(date).toISOString(),
    isOpen: isBeforeCutoff(date, state.now),
    lines,
    goods: goods.minor,
    deliveryCost: delivery.minor,
  }
}
