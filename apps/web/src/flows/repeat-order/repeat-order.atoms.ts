import { addFoundLots, repeatOrder, type IsoDate, type RepeatedLine } from '@flower-market/flower-domain'
import type { CallOutput } from '@flower-market/api-client'
import { atom } from 'jotai'
import { apiAtom } from '@flower-market/app-runtime/session'
import { cartAtom, replaceCartAtom } from '../../state/cart.atoms.ts'
import { buyerQueryAtom } from '../../state/client.atoms.ts'
import { repeatedOrderAtom, type RepeatedOrder } from '../../state/repeated-order.atoms.ts'

type OrderLine = CallOutput<'purchaseGet'>['lines'][number]

/** Which order, and the day to repeat it for. */
export interface OrderToRepeat {
  readonly id: string
  readonly date: IsoDate
}

/** Puts an order into the cart of a day, and remembers what of it has changed. A failure is notified. */
export const repeatOrderAtom = atom(null, async (get, set, { id, date }: OrderToRepeat): Promise<void> => {
  const api = get(apiAtom)
  const [{ number, lines }, { cards }] = await Promise.all([
    api.call('purchaseGet', { params: { id } }),
    api.call('catalogCards', { query: { availability: 'inStock', date, ...get(buyerQueryAtom) } }),
    // What the price list then shows: it would come later and move the list.
    import('./RepeatedOrderReview.tsx'),
  ])
  const repeated: readonly RepeatedLine<OrderLine>[] = repeatOrder(lines, cards)
  set(replaceCartAtom, addFoundLots(get(cartAtom), date, repeated))
  set(repeatedOrderAtom, { number, date, lines: repeated } satisfies RepeatedOrder)
})
