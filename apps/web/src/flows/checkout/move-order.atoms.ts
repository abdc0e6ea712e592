import { atom } from 'jotai'
import {
  availabilityOf,
  moveLines,
  repeatOrder,
  type CartFlower,
  type IsoDate,
  type RepeatedLine,
  type OrderKind,
} from '@flower-market/flower-domain'
import { apiAtom } from '@flower-market/app-runtime/session'
import { cartAtom, replaceCartAtom } from '../../state/cart.atoms.ts'
import { buyerQueryAtom, clientIdAtom } from '../../state/client.atoms.ts'
import type { CheckedLine } from './cart-lines.ts'
import { checkoutDraftAtom } from './checkout-draft.ts'

/** An order of the cart that is to be brought on another day. */
export interface OrderToMove {
  readonly date: IsoDate
  readonly kind: OrderKind
  readonly lines: readonly CheckedLine[]
}

/** The lines of an order beside what another day sells of them. */
export interface DayOffer {
  readonly date: IsoDate
  readonly lines: readonly RepeatedLine<CartFlower>[]
}

/** Whether the whole order can be had on the other day for what it costs now. */
export function isUnchanged({ lines }: DayOffer): boolean {
  return lines.every(({ changes }) => changes.length === 0)
}

function flowersOf(lines: readonly CheckedLine[]): CartFlower[] {
  return lines.flatMap(({ item: { code, price, quantity }, card }) =>
    card === null ? [] : [{ ...card, code, price, quantity }],
  )
}

/** Asks what another day sells of an order. A failure is notified and thrown. */
export const readDayOfferAtom = atom(
  null,
  async (get, _set, { kind, lines }: OrderToMove, date: IsoDate): Promise<DayOffer> => {
    const query = { availability: availabilityOf(kind), date, ...get(buyerQueryAtom) }
    const { cards } = await get(apiAtom).call('catalogCards', { query })
    return { date, lines: repeatOrder(flowersOf(lines), cards) }
  },
)

/** Moves to another day what that day sells of an order, with the choices that were made for the order. */
export const moveOrderAtom = atom(null, (get, set, { date: from, kind }: OrderToMove, offer: DayOffer) => {
  const clientId = get(clientIdAtom)
  const { pendingIntent: _sent, ...choices } = get(checkoutDraftAtom({ date: from, kind, clientId }))
  set(replaceCartAtom, moveLines(get(cartAtom), { from, to: offer.date }, offer.lines))
  set(checkoutDraftAtom({ date: offer.date, kind, clientId }), choices)
})
