import type { FlowerCard } from '../catalog/flower-card.ts'
import { bestFirst } from '../lists/list-candidate.ts'
import type { ListCandidate } from '../lists/list-candidate.ts'
import { snapToPack } from '../packs/snap-to-pack.ts'
import { isWishedFor } from './wish.ts'
import type { Wish } from './wish.ts'

/** A wish beside the lot that it is bought as. */
export interface WishMatch<W extends Wish = Wish> {
  readonly wish: W
  /** Null where the day has no such flower. */
  readonly chosen: ListCandidate | null
}

/** A lot in whole packs of what is left of it. */
function candidateWithin(card: FlowerCard, requested: number, stemsAvailable: number): ListCandidate {
  const { quantity, changed } = snapToPack({ requested, pack: card, stemsAvailable })
  return { card, requested, quantity, changed }
}

/**
 * The lots that a day has for wishes, exactly as they are written: of several plantations the cheapest lot that has enough, else
 * the cheapest. Wishes for the same lot share its stock in their order.
 */
export function matchWishes<W extends Wish>(
  wishes: readonly W[],
  cards: readonly FlowerCard[],
): WishMatch<W>[] {
  const taken = new Map<string, number>()
  return wishes.map((wish) => {
    const candidates = cards
      .filter((card) => isWishedFor(wish, card))
      .map((card) => {
        const stemsAvailable = card.stemsAvailable - (taken.get(card.code) ?? 0)
        return candidateWithin(card, wish.quantity, stemsAvailable)
      })
    const [chosen = null] = bestFirst(candidates)
    if (chosen !== null) {
      taken.set(chosen.card.code, (taken.get(chosen.card.code) ?? 0) + chosen.quantity)
    }
    return { wish, chosen }
  })
}
