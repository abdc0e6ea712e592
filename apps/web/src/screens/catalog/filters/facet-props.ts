import type { CatalogueFilter, FacetCounts } from '@flower-market/flower-domain'
import type { ChangeFilter } from '../data/use-catalogue-query.ts'

/** What every part of the filters gets: the choice, what each choice would show, and how to change it. */
export interface FacetProps {
  filter: CatalogueFilter
  counts: FacetCounts
  onFilter: ChangeFilter
}
