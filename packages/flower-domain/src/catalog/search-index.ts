import { sortedPositions } from './catalog-sort.ts'
import type { CatalogSort } from './catalog-sort.ts'
import { buildColumn } from './column.ts'
import type { Column } from './column.ts'
import type { Color, FlowerCard, FlowerType } from './flower-card.ts'
import type { PositionSet } from './position-set.ts'
import { colorText, countryText, lengthText, searchable, typeText } from './search-text.ts'

/** Cards in columns, so that filtering and sorting are fast enough to run on each keystroke. */
export interface SearchIndex {
  readonly cards: readonly FlowerCard[]
  readonly types: Column<FlowerType>
  readonly colors: Column<Color>
  readonly varieties: Column<string>
  /** ISO 3166-1 alpha-3. */
  readonly countries: Column<string>
  readonly plantationNames: Column<string>
  /** Ids. */
  readonly plantations: Column<string>
  readonly lengths: Column<number>
  /** Kopecks per stem. */
  readonly prices: Float64Array
  /** Sort orders computed so far. */
  readonly orders: Map<CatalogSort, Uint32Array>
  /** Cards of the person's favorite varieties, see `withFavorites`; absent, there are none. */
  readonly favorites?: PositionSet
}

/** Builds the columns; the index is valid as long as the cards do not change. */
export function buildSearchIndex(cards: readonly FlowerCard[]): SearchIndex {
  return {
    cards,
    types: buildColumn(cards, (card) => card.type, typeText),
    colors: buildColumn(cards, (card) => card.color, colorText),
    varieties: buildColumn(cards, (card) => card.variety, searchable),
    countries: buildColumn(cards, (card) => card.country, countryText),
    plantationNames: buildColumn(cards, (card) => card.plantation, searchable),
    plantations: buildColumn(cards, (card) => card.plantationId, searchable),
    lengths: buildColumn(cards, (card) => card.lengthCm, lengthText),
    prices: Float64Array.from(cards, (card) => card.price),
    orders: new Map(),
  }
}

/** The positions of all cards in an order of the catalog; each sort order is computed once. */
export function orderOf(index: SearchIndex, sort: CatalogSort): Uint32Array {
  const known = index.orders.get(sort)
  if (known !== undefined) return known
  const positions = sortedPositions(index.cards, sort)
  index.orders.set(sort, positions)
  return positions
}
