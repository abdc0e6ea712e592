import { atom } from 'jotai'
import type { CallOutput } from '@flower-market/api-client'
import { fixMismatches, type FlowerCard, type IsoDate, type KnownLot } from '@flower-market/flower-domain'
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
