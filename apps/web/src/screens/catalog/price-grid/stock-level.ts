import { packStep, sellableStems, type FlowerCard } from '@flower-market/flower-domain'

/** How many packs still count as few. */
const fewPacks = 5

/** How much of a card is left, in three words. */
export type StockLevel = 'enough' | 'few' | 'none'

/** How much of a card is left, counted in packs. */
export function stockLevel(card: FlowerCard): StockLevel {
  const packs = sellableStems(card.stemsAvailable, card) / packStep(card)
  return packs === 0 ? 'none' : packs <= fewPacks ? 'few' : 'enough'
}
