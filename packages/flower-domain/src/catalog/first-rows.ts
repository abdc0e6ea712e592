import type { FlowerCard } from './flower-card.ts'
import { groupIntoPriceGrid, groupKeyOf } from './price-list.ts'

/** The beginning of a price list, with all that the whole one has to be drawn: nothing moves when the rest arrives. */
export interface FirstRows {
  /** All cards of the first varieties, in the list's order. */
  readonly cards: FlowerCard[]
  /** How many of these come before any other card of the list: the rows that they begin are in their final places. */
  readonly leading: number
  /** Cards of the whole list. */
  readonly total: number
  /** Rows of the whole list. */
  readonly rows: number
  /** Lengths of the whole list in centimetres, shortest first. */
  readonly lengths: number[]
}

/** The first varieties of a list, whole, as many as have no more than `mostCards` cards together. */
export function firstRowsOf(cards: readonly FlowerCard[], mostCards: number): FirstRows {
  const { lengths, rows } = groupIntoPriceGrid(cards)
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(groupKeyOf(card), (counts.get(groupKeyOf(card)) ?? 0) + 1)
  const chosen = new Set<string>()
  let room = mostCards
  for (const [key, count] of counts) {
    room -= count
    if (room < 0) break
    chosen.add(key)
  }
  const firstOther = cards.findIndex((card) => !chosen.has(groupKeyOf(card)))
  const first = cards.filter((card) => chosen.has(groupKeyOf(card)))
  return {
    cards: first,
    leading: firstOther === -1 ? first.length : firstOther,
    total: cards.length,
    rows: rows.length,
    lengths,
  }
}
