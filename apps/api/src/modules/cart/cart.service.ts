import type { CallInput, CallOutput } from '@flower-market/api-client/contract'
import { cutoffFor, isBeforeCutoff, quoteDay, type FlowerCard } from '@flower-market/flower-domain'
import type { Database } from '../../platform/database/database.ts'
import { findStock } from '../catalog/index.ts'
import { deliveryCostTo, findDestination, type Destination } from '../delivery/index.ts'
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
      const [stock, destination] = await Promise.all([
        findStock(database, codes),
        findDestination(database, personId),
      ])
      return { days: days.map((day) => checkDay(day, stock, destination, now())) }
    },
  }
}

function checkDay({ date, items }: CartDay, stock: FlowerCard[], to: Destination, now: Date): CheckedDay {
  const { lines, totals } = quoteDay({
    date,
    items,
    stock,
    region: to.region,
    now,
    delivery: { method: 'delivery', cityCost: deliveryCostTo(to) },
  })
  return {
    date,
    cutoffAt: cutoffFor(date).toISOString(),
    isOpen: isBeforeCutoff(date, now),
    lines: lines.map(({ item, card, mismatches }) => ({ item, card, mismatches: [...mismatches] })),
    goods: totals.goods.minor,
    deliveryCost: totals.delivery.minor,
  }
}
