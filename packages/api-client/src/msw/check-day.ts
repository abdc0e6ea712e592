import {
  availabilityOf,
  cartDays,
  groupByKind,
  money,
  orderKindOf,
  quoteDay,
} from '@flower-market/flower-domain'
import type { Cart, CartItem, DeliveryMethod, IsoDate, OrderKind } from '@flower-market/flower-domain'
import type { CallOutput } from '../contract/contract.ts'
import { cityCostFor } from '../fixtures/mock-person.ts'
import type { MockAddress, MockPerson } from '../fixtures/mock-person.ts'
import { fixtureRegion } from '../fixtures/regions.fixtures.ts'
import type { MarketState } from './market-state.ts'
import { pricedCards } from './priced-cards.ts'

/** What of a delivery day becomes one order, as `checkCart` answers. */
export type CheckedDay = CallOutput<'checkCart'>['days'][number]

/** The days of a cart that have lines, earliest first, each with its lines. */
export function filledDays(cart: Cart): { readonly date: IsoDate; readonly items: readonly CartItem[] }[] {
  return cartDays(cart)
    .map((date) => ({ date, items: cart[date] ?? [] }))
    .filter(({ items }) => items.length > 0)
}

/** Lines of one delivery day that become an order of a kind. */
export interface OrderToCheck {
  readonly date: IsoDate
  readonly kind: OrderKind
  readonly items: readonly CartItem[]
  /** @default 'delivery' */
  readonly method?: DeliveryMethod
  readonly address?: MockAddress | undefined
}

/** The days of a cart by the orders that they become, each checked. */
export function checkCart(state: MarketState, person: MockPerson, cart: Cart): CheckedDay[] {
  const kinds = new Map(state.cards.map(({ code, availability }) => [code, orderKindOf(availability)]))
  return filledDays(cart).flatMap(({ date, items }) =>
    groupByKind(items, (code) => kinds.get(code)).map((group) => checkDay(state, person, { date, ...group })),
  )
}

/** Quotes an order as the server does: its mismatches, and its cost once they are fixed. */
export function checkDay(
  state: MarketState,
  person: MockPerson,
  { date, kind, items, method = 'delivery', address }: OrderToCheck,
): CheckedDay {
  const cityCost = cityCostFor(person, address)
  const { terms: region } = fixtureRegion(person.region)
  const { lines, totals, cutoffAt } = quoteDay({
    date,
    items,
    stock: pricedCards(state, person).filter(({ availability }) => availability === availabilityOf(kind)),
    region,
    now: state.now,
    delivery: { method, cityCost: money(cityCost, 'RUB') },
  })
  return {
    date,
    kind,
    cutoffAt: cutoffAt.toISOString(),
    isOpen: state.now < cutoffAt,
    lines: lines.map(({ item, card, mismatches }) => ({ item, card, mismatches: [...mismatches] })),
    goods: totals.goods.minor,
    deliveryCost: totals.delivery.minor,
  }
}
