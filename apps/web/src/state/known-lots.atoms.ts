import { atom } from 'jotai'
import type { CallOutput } from '@flower-market/api-client'
import {
  cartDays,
  fixMismatches,
  type Cart,
  type FlowerCard,
  type IsoDate,
  type KnownLot,
} from '@flower-market/flower-domain'
import { perBuyerAtom } from './client.atoms.ts'

/** What a page has learned of the lot of a cart line; null for one that can no longer be had. */
export interface LearnedLot {
  readonly date: IsoDate
  readonly code: string
  readonly lot: FlowerCard | null
}

/** What a check of the cart says of its lots. */
export function learnedLots(days: CallOutput<'checkCart'>['days']): LearnedLot[] {
  return days.flatMap(({ date, lines }) =>
    lines.map(({ item, card, mismatches }) => ({
      date,
      code: item.code,
      lot: fixMismatches(item, mismatches) === null ? null : card,
    })),
  )
}

function keyOf(date: IsoDate, code: string): string {
  return `${date} ${code}`
}

const heldLotsAtom = perBuyerAtom<ReadonlyMap<string, FlowerCard | null>>(new Map())

/** Gives what is known of the lots of the cart's lines, from the price lists and checks that were shown. */
export const knownLotAtom = atom((get) => {
  const held = get(heldLotsAtom)
  return (date: IsoDate, code: string): KnownLot => held.get(keyOf(date, code))
})

/** The days of which lots have changed since they were read: others were added to the price list, or it is another region's. */
export const changedDaysAtom = perBuyerAtom<ReadonlySet<IsoDate>>(new Set())

const askedLinesAtom = perBuyerAtom<ReadonlySet<string>>(new Set())

/**
 * Whether more can be learned of the lot of a cart line: no page has told of it, and the server has not been asked. Without an
 * answer the price in the cart is the best that is known.
 */
export const isPricePendingAtom = atom((get) => {
  const [held, asked] = [get(heldLotsAtom), get(askedLinesAtom)]
  return (date: IsoDate, code: string): boolean =>
    !held.has(keyOf(date, code)) && !asked.has(keyOf(date, code))
})

/** The server was asked about these lines, whatever it answered. */
export const noteAskedLinesAtom = atom(null, (_get, set, cart: Cart) =>
  set(
    askedLinesAtom,
    (asked) =>
      new Set([
        ...asked,
        ...cartDays(cart).flatMap((date) => (cart[date] ?? []).map(({ code }) => keyOf(date, code))),
      ]),
  ),
)

/** Remembers lots as they are now. */
export const learnLotsAtom = atom(null, (get, set, learned: readonly LearnedLot[]) => {
  const held = get(heldLotsAtom)
  const news = learned.filter(({ date, code, lot }) => held.get(keyOf(date, code)) !== lot)
  if (news.length === 0) return
  set(
    heldLotsAtom,
    new Map([...held, ...news.map(({ date, code, lot }) => [keyOf(date, code), lot] as const)]),
  )
})
