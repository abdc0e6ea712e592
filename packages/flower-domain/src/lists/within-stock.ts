import { snapToPack } from '../packs/snap-to-pack.ts'
import type { ListCandidate } from './list-candidate.ts'

/**
 * The chosen lots of a list when several lines name the same lot: each line takes what the lines before it have left. Null
 * stays null.
 */
export function withinStock<C extends ListCandidate | null>(chosen: readonly C[]): (C | ListCandidate)[] {
  const taken = new Map<string, number>()
  return chosen.map((candidate) => {
    if (candidate === null) return candidate
    const { card, requested } = candidate
    const before = taken.get(card.code) ?? 0
    const { quantity, changed } = snapToPack({
      requested,
      pack: card,
      stemsAvailable: card.stemsAvailable - before,
    })
    taken.set(card.code, before + quantity)
    return { card, requested, quantity, changed }
  })
}
