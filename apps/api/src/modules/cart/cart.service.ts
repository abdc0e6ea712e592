import type { CallInput, CallOutput } from '@flower-market/api-client/contract'
import {
  countMissing,
  groupByKind,
  orderKindOf,
  quoteDay,
  type CartGroup,
  type FlowerCard,
  type IsoDate,
} from '@flower-market/flower-domain'
import type { Database } from '../../platform/database/database.ts'
import {
  findHeldStems,
  findLots,
  findLotsOfVarieties,
  listDays,
  toCard,
  toStock,
  withHeldStems,
  type Lot,
} from '../catalog/index.ts'
import { findBuyerTerms, type BuyerTerms } from '../regions/index.ts'
import { cartDaysOf } from './cart-days.ts'

type CheckedDay = CallOutput<'checkCart'>['days'][number]

/** Checks carts against what is on sale. */
export type CartService = ReturnType<typeof cartService>

/** Makes the service. */
export function cartService(database: Database, now: () => Date) {
  return {
    /** What a person's cart is worth now, line by line; sums are those after all has been put right. */
    async check(personId: string, cart: CallInput<'checkCart'>['body']): Promise<CallOutput<'checkCart'>> {
      const days = cartDaysOf(cart)
      const codes = days.flatMap(({ items }) => items.map(({ code }) => code))
      const at = now()
      const [found, held, terms] = await Promise.all([
        findLots(database, codes),
        findHeldStems(database, personId, at),
        findBuyerTerms(database, personId),
      ])
      const lots = withHeldStems(found, held)
      const kinds = new Map(lots.map(({ code, availability }) => [code, orderKindOf(availability)]))
      return {
        days: days.flatMap(({ date, items }) =>
          groupByKind(items, (code) => kinds.get(code)).map((group) =>
            checkOrder({ date, ...group }, { lots, terms, now: at }),
          ),
        ),
      }
    },
    /** What the open days lack of an order. */
    async days(
      personId: string,
      { availability, lines }: CallInput<'cartDays'>['body'],
    ): Promise<CallOutput<'cartDays'>> {
      const at = now()
      const terms = await findBuyerTerms(database, personId)
      const [ordered, held, { dates }] = await Promise.all([
        findLots(
          database,
          lines.map(({ code }) => code),
        ),
        findHeldStems(database, personId, at),
        listDays(database, { availability, region: terms.region, now: at }),
      ])
      const open = dates.filter(({ isOpen }) => isOpen).map(({ date }) => date)
      const varieties = [...new Set(ordered.map(({ variety }) => variety))]
      const question = { dates: open, regionId: terms.region.id, varieties }
      const lots = withHeldStems(
        await findLotsOfVarieties(database, { availability, now: at }, question),
        held,
      )
      const byDate = Map.groupBy(
        lots.map((lot) => toCard(lot, terms)),
        ({ deliveryDate }) => deliveryDate,
      )
      const orderedCards = ordered.map((lot) => toCard(lot, terms))
      return {
        days: open.map((date) => ({
          date,
          missing: countMissing(lines, orderedCards, byDate.get(date) ?? []),
        })),
      }
    },
  }
}

function checkOrder(
  { date, kind, items }: CartGroup & { readonly date: IsoDate },
  { lots, terms, now }: { lots: readonly Lot[]; terms: BuyerTerms; now: Date },
): CheckedDay {
  const { region, cityCost } = terms
  const { lines, totals, cutoffAt } = quoteDay({
    date,
    items,
    stock: lots.map((lot) => toStock(lot, terms)),
    region,
    now,
    delivery: { method: 'delivery', cityCost },
  })
  return {
    date,
    kind,
    cutoffAt: cutoffAt.toISOString(),
    isOpen: now < cutoffAt,
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
