import type { FlowerCard } from './flower-card.ts'

/** The sort orders of the catalog; `recommended` keeps the original order of the cards. */
export const catalogSorts = ['recommended', 'variety', 'priceAsc', 'priceDesc', 'stockDesc'] as const

/** A sort order of the catalog. */
export type CatalogSort = (typeof catalogSorts)[number]

/** For every card, the rank of its variety among all varieties. */
function varietyRanks(cards: readonly FlowerCard[]): number[] {
  // Made when it is used: it takes longer than the sorting, and few sort by the variety.
  const collator = new Intl.Collator(['ru', 'en'], { numeric: true, sensitivity: 'base' })
  const varieties = [...new Set(cards.map((card) => card.variety))].toSorted(collator.compare)
  const ranks = new Map(varieties.map((variety, rank) => [variety, rank]))
  return cards.map((card) => ranks.get(card.variety) ?? 0)
}

/** One integer per card; their ascending order is the sort order. */
function sortKeys(cards: readonly FlowerCard[], sort: Exclude<CatalogSort, 'recommended'>): number[] {
  switch (sort) {
    case 'variety':
      return varietyRanks(cards)
    case 'priceAsc':
      return cards.map((card) => card.price)
    case 'priceDesc':
      return cards.map((card) => -card.price)
    case 'stockDesc':
      return cards.map((card) => -card.stemsAvailable)
  }
}

/** The positions of the cards in the sort order; the sort is stable. */
export function sortedPositions(cards: readonly FlowerCard[], sort: CatalogSort): Uint32Array {
  const count = cards.length
  if (sort === 'recommended') return Uint32Array.from(cards.keys())
  const keys = sortKeys(cards, sort)
  // With key and position in one number, plain numbers are sorted, four times as fast as with a comparator.
  const packed = Float64Array.from(keys, (key, position) => key * count + position).toSorted()
  return Uint32Array.from(packed, (value) => ((value % count) + count) % count)
}

/** The cards in the sort order; the sort is stable. */
export function sortCards(cards: readonly FlowerCard[], sort: CatalogSort): FlowerCard[] {
  return Array.from(sortedPositions(cards, sort), (position) => cards[position] as FlowerCard)
}
