import type { CatalogFilter, FacetCounts } from '@flower-market/flower-domain'
import type { ChangeFilter } from '../data/use-catalog-query.ts'

/** What every part of the filters gets: the choice, what each choice would show, and how to change it. */
export interface FacetProps {
  filter: CatalogFilter
  counts: FacetCounts
  onFilter: ChangeFilter
}
