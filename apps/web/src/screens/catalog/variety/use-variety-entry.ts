import { useState } from 'react'
import { snapToPack, type FlowerCard, type SnapChange } from '@flower-market/flower-domain'

/** Why the cart does not hold what was entered for a lot. */
export interface VarietyNote {
  readonly card: FlowerCard
  readonly change: NonNullable<SnapChange>
  /** Stems that were put into the cart; of an entry over the stock, all that could be had instead. */
  readonly quantity: number
}

/**
 * Entering quantities beside the prices of a variety, by the rule of the price list: a number is rounded to whole packs, and more than there
 * is in stock leaves the cart as it was.
 */
export function useVarietyEntry(onOrder: (card: FlowerCard, quantity: number) => void) {
  const [note, setNote] = useState<VarietyNote | null>(null)
  const enter = (card: FlowerCard, requested: number): void => {
    const { quantity, changed } = snapToPack({ requested, pack: card, stemsAvailable: card.stemsAvailable })
    setNote(changed && { card, change: changed, quantity })
    if (changed !== 'limited-by-stock') onOrder(card, quantity)
  }
  return { note, enter }
}
