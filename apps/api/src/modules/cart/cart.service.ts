import type { CallInput, CallOutput } from '@flower-market/api-client/contract'
import { cutoffFor, isBeforeCutoff, quoteDay, type FlowerCard } from '@flower-market/flower-domain'
import type { Database } from '../../platform/database/database.ts'
import { findStock, toStock, type Lot } from '../catalog/index.ts'
import { findBuyerTerms, type BuyerTerms } from '../regions/index.ts'
import { cartDaysOf, type CartDay } from './cart-days.ts'

type CheckedDay = CallOutput<'checkCart'>['days'][number]

/** Checks carts against the stock. */
export type CartService = ReturnType<typeof cartService>

/** Makes the service. */
export function cartService(database: Database, now: () => Date) {
  return {
    /** What a person's cart is worth now, line by line; sums are those after all has been put right. */
    async check(personId: string, cart: CallInput<'checkCart'>['body']): Promise<CallOutput<'checkCart'>> {
      const days = cartDaysOf(cart)
      const codes = days.flatMap(({ items }) => items.map(({ code }) => code))
      const [lots, terms] = await Promise.all([
        findStock(database, codes),
        findBuyerTerms(database, personId),
      ])
      return { days: days.map((day) => checkDay(day, lots, terms, now())) }
    },
  }
}

function checkDay({ date, items }: CartDay, lots: readonly Lot[], terms: BuyerTerms, now: Date): CheckedDay {
  const { region, cityCost } = terms
  const { lines, totals } = quoteDay({
    date,
    items,
    stock: lots.map((lot) => toStock(lot, terms)),
    region,
    now,
    delivery: { method: 'delivery', cityCost },
  })
  return {
    date,
    cutoffAt: cutoffFor(date, region).toISOString(),
    isOpen: isBeforeCutoff(date, now, region),
    lines: lines.map(({ item, card, mismatches }) => ({
      item,
      card: card && withoutRegions(card),
      mismatches: [...mismatches],
    })),
    goods: totals.goods.minor,
    deliveryCost: totals.delivery.minor,
  }
}

/** Where else a lot is sold is not the buyer's business. */
function withoutRegions({ regions: _regions, ...card }: FlowerCard): FlowerCard {
  return card
}
