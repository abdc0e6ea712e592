import type { CatalogFilter } from './catalog-filter.ts'
import type { CatalogSort } from './catalog-sort.ts'
import { cardsMeeting, filterConditions } from './filter-conditions.ts'
import type { FlowerCard } from './flower-card.ts'
import { positionsInOrder, positionsOf } from './position-set.ts'
import { orderOf } from './search-index.ts'
import type { SearchIndex } from './search-index.ts'

/** The positions of the cards that match the filter, in the sort order; read-only. */
export function selectPositions(
  index: SearchIndex,
  filter: CatalogFilter,
  sort: CatalogSort = 'recommended',
): Uint32Array {
  const met = cardsMeeting(filterConditions(index, filter))
  if (met === null) return orderOf(index, sort)
  return sort === 'recommended' ? positionsOf(met) : positionsInOrder(met, orderOf(index, sort))
}

/** The cards that match the filter, in the sort order. */
export function selectCards(
  index: SearchIndex,
  filter: CatalogFilter,
  sort: CatalogSort = 'recommended',
): FlowerCard[] {
  const positions = selectPositions(index, filter, sort)
  return Array.from(positions, (position) => index.cards[position] as FlowerCard)
}
