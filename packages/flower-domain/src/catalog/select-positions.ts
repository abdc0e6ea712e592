import type { CatalogFilter } from './catalog-filter.ts'
import type { CatalogSort } from './catalog-sort.ts'
import { cardsMeeting, filterConditions } from './filter-conditions.ts'
import type { FlowerCard } from './flower-card.ts'
import { exactNamesFirst } from './exact-first.ts'
import { positionsInOrder, positionsOf } from './position-set.ts'
import { orderOf } from './search-index.ts'
import type { SearchIndex } from './search-index.ts'
import { searchTerms } from './search-terms.ts'

/**
 * The positions of the cards that match the filter, in the sort order; read-only. Recommended are first the varieties whose
 * whole names were searched for.
 */
export function selectPositions(
  index: SearchIndex,
  filter: CatalogFilter,
  sort: CatalogSort = 'recommended',
): Uint32Array {
  const met = cardsMeeting(filterConditions(index, filter))
  if (met === null) return orderOf(index, sort)
  if (sort !== 'recommended') return positionsInOrder(met, orderOf(index, sort))
  return exactNamesFirst(index, positionsOf(met), searchTerms(index, filter.name))
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
