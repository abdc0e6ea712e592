import type { FlowerCard } from '../catalog/flower-card.ts'
import { packStep } from '../packs/pack.ts'
import { snapToPack } from '../packs/snap-to-pack.ts'
import type { SnapChange } from '../packs/snap-to-pack.ts'
import type { ListQuantity } from './list-line.ts'

/** A lot that a line of a list may mean, and how much of it would be ordered. */
export interface ListCandidate {
  readonly card: FlowerCard
  /** Stems that the line asks for. */
  readonly requested: number
  /** Stems in whole packs, no more than there are; 0 of what is sold out. */
  readonly quantity: number
  /** How the quantity differs from what was asked for; null when it does not. */
  readonly changed: SnapChange
}

/** More is a slip of the keyboard, and no lot has as much. */
const mostStems = 1_000_000

/** The stems of a quantity in the packs of a lot; without a unit it counts stems. */
function stemsOf({ value, unit }: ListQuantity, card: FlowerCard): number {
  const size = unit === 'bunches' ? card.stemsPerBunch : unit === 'boxes' ? card.stemsPerBox : 1
  return Math.min(mostStems, Math.ceil(value * size))
}

/** A lot with a quantity in stems, in whole packs and within the stock. */
export function listCandidate(card: FlowerCard, requested: number): ListCandidate {
  const { quantity, changed } = snapToPack({ requested, pack: card, stemsAvailable: card.stemsAvailable })
  return { card, requested, quantity, changed }
}

/** A lot with a quantity as the list says it; one pack where it says none. */
export function candidateFor(card: FlowerCard, quantity: ListQuantity | null): ListCandidate {
  return listCandidate(card, quantity === null ? packStep(card) : stemsOf(quantity, card))
}

/** Times as many stems as were asked for. */
const mostRounding = 2

/** A box instead of a bunch is another order, not a rounded one. */
export function isFarMore({ requested, quantity }: ListCandidate): boolean {
  return quantity >= mostRounding * requested
}

/**
 * Lots that have what is asked for, in packs of its size, come first, then the cheapest, as the cells of the price list show
 * them.
 */
export function bestFirst(candidates: readonly ListCandidate[]): ListCandidate[] {
  const isUnfit = (candidate: ListCandidate): number =>
    Number(candidate.changed === 'limited-by-stock' || isFarMore(candidate))
  return candidates.toSorted(
    (left, right) =>
      isUnfit(left) - isUnfit(right) ||
      Number(right.quantity > 0) - Number(left.quantity > 0) ||
      left.card.price - right.card.price ||
      (left.card.code < right.card.code ? -1 : 1),
  )
}
