import { atom } from 'jotai'
import type { IsoDate } from '@flower-market/flower-domain'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { apiAtom } from '@flower-market/app-runtime/session'
import { cartAtom, replaceCartAtom } from '../../state/cart.atoms.ts'
import type { OrderPosition } from './order-facts.ts'
import { repeatOrder, type RepeatedOrder } from './repeat-order.ts'

/** What became of repeating an order, and for which day; null when no day can be ordered for. */
export type RepeatOutcome = (Omit<RepeatedOrder, 'cart'> & { readonly date: IsoDate }) | null

/** Puts the positions of an order into the cart of the nearest open day; rejects with an `ApiError`. */
export const repeatOrderAtom = atom(
  null,
  async (get, set, positions: readonly OrderPosition[]): Promise<RepeatOutcome> => {
    const api = get(apiAtom)
    const { dates } = await api.call('filterList', {}, shownInPlace)
    const day = dates.find(({ isOpen, cards }) => isOpen && cards > 0)
    if (day === undefined) return null
    const { date } = day
    const { cards } = await api.call(
      'catalogCards',
      { query: { availability: 'inStock', date } },
      shownInPlace,
    )
    const { cart, ...outcome } = repeatOrder(get(cartAtom), date, positions, cards)
    set(replaceCartAtom, cart)
    return { ...outcome, date }
  },
)
