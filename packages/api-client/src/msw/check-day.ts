import { cartDays, cutoffFor, isBeforeCutoff, money, quoteDay } from '@flower-market/flower-domain'
import type { Cart, CartItem, DeliveryMethod, IsoDate } from '@flower-market/flower-domain'
import type { CallOutput } from '../contract/contract.ts'
import { cityCostFor } from '../fixtures/mock-person.ts'
import type { MockAddress, MockPerson } from '../fixtures/mock-person.ts'
import { fixtureRegion } from '../fixtures/regions.fixtures.ts'
import type { MarketState } from './market-state.ts'
import { pricedCards } from './priced-cards.ts'

/** A delivery day as `checkCart` answers. */
export type CheckedDay = CallOutput<'checkCart'>['days'][number]

/** The days of a cart that have lines, earliest first, each with its lines. */
export function filledDays(cart: Cart): { readonly date: IsoDate; readonly items: readonly CartItem[] }[] {
  return cartDays(cart)
    .map((date) => ({ date, items: cart[date] ?? [] }))
    .filter(({ items }) => items.length > 0)
}

/** Quotes a delivery day as the server does: its mismatches, and its cost once they are fixed. */
export function checkDay(
  state: MarketState,
  person: MockPerson,
  date: IsoDate,
  items: readonly CartItem[],
  method: DeliveryMethod = 'delivery',
  address?: MockAddress,
): CheckedDay {
  const cityCost = cityCostFor(person, address)
  const { terms: region } = fixtureRegion(person.region)
  const { lines, totals } = quoteDay({
    date,
    items,
    stock: pricedCards(state, person),
    region,
    now: state.now,
    delivery: { method, cityCost: money(cityCost, 'RUB') },
  })
  return {
    date,
    cutoffAt: cutoffFor(date, region).toISOString(),
    isOpen: isBeforeCutoff(date, state.now, region),
    lines: lines.map(({ item, card, mismatches }) => ({ item, card, mismatches: [...mismatches] })),
    goods: totals.goods.minor,
    deliveryCost: totals.delivery.minor,
  }
}
