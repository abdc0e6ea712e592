import type { CatalogueFilter } from './catalogue-filter.ts'
import { sortedPositions } from './catalogue-sort.ts'
import type { CatalogueSort } from './catalogue-sort.ts'
import { chosenValues } from './column.ts'
import type { FlowerCard } from './flower-card.ts'
import { narrowByChoice, narrowByPrice, narrowByWords } from './narrow.ts'
import type { SearchIndex } from './search-index.ts'
import { searchWords } from './search-text.ts'

/** The positions of all cards in an order of the catalogue; each order is worked out once. */
function positionsInOrder(index: SearchIndex, sort: CatalogueSort): Uint32Array {
  const known = index.orders.get(sort)
  if (known !== undefined) return known
  const positions = sortedPositions(index.cards, sort)
  index.orders.set(sort, positions)
  return positions
}

/**
 * The positions of the cards that the filter lets through, in the order asked for. Narrowing the ordered positions
 * keeps their order, so sorting costs nothing after its first use.
 */
export function selectPositions(
  index: SearchIndex,
  filter: CatalogueFilter,
  sort: CatalogueSort = 'recommended',
): Uint32Array {
  let positions = positionsInOrder(index, sort)
  positions = narrowByChoice(positions, index.types, chosenValues(index.types, filter.types))
  positions = narrowByChoice(
    positions,
    index.plantations,
    chosenValues(index.plantations, filter.plantations),
  )
  positions = narrowByChoice(positions, index.lengths, chosenValues(index.lengths, filter.lengths))
  positions = narrowByPrice(positions, index.prices, filter.fromPrice, filter.toPrice)
  return narrowByWords(positions, index, searchWords(filter.name))
}

/** The cards that the filter lets through, in the order asked for. */
export const selectCards = (
  index: SearchIndex,
  filter: CatalogueFilter,
  sort: CatalogueSort = 'recommended',
): FlowerCard[] =>
  Array.from(selectPositions(index, filter, sort), (position) => index.cards[position] as FlowerCard)
