import { sortedPositions } from './catalogue-sort.ts'
import type { CatalogueSort } from './catalogue-sort.ts'
import { buildColumn } from './column.ts'
import type { Column } from './column.ts'
import type { Colour, FlowerCard, FlowerType } from './flower-card.ts'
import { colourText, lengthText, searchable, typeText } from './search-text.ts'

/** Cards laid out in columns, for filters and orders that answer while a person types. */
export type SearchIndex = {
  readonly cards: readonly FlowerCard[]
  readonly types: Column<FlowerType>
  readonly colours: Column<Colour>
  readonly varieties: Column<string>
  readonly plantationNames: Column<string>
  /** Ids. */
  readonly plantations: Column<string>
  readonly lengths: Column<number>
  /** Kopecks per stem. */
  readonly prices: Float64Array
  /** Orders that were asked for before. */
  readonly orders: Map<CatalogueSort, Uint32Array>
}

/** Lays cards out in columns; the index holds as long as the cards do not change. */
export function buildSearchIndex(cards: readonly FlowerCard[]): SearchIndex {
  return {
    cards,
    types: buildColumn(cards, (card) => card.type, typeText),
    colours: buildColumn(cards, (card) => card.colour, colourText),
    varieties: buildColumn(cards, (card) => card.variety, searchable),
    plantationNames: buildColumn(cards, (card) => card.plantation, searchable),
    plantations: buildColumn(cards, (card) => card.plantationId, searchable),
    lengths: buildColumn(cards, (card) => card.lengthCm, lengthText),
    prices: Float64Array.from(cards, (card) => card.price),
    orders: new Map(),
  }
}

/** The positions of all cards in an order of the catalogue; each order is worked out once. */
export function orderOf(index: SearchIndex, sort: CatalogueSort): Uint32Array {
  const known = index.orders.get(sort)
  if (known !== undefined) return known
  const positions = sortedPositions(index.cards, sort)
  index.orders.set(sort, positions)
  return positions
}
