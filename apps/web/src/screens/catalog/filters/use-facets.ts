import { useDeferredValue, useMemo } from 'react'
import {
  facetCounts,
  type CatalogueFilter,
  type FacetCounts,
  type SearchIndex,
} from '@flower-market/flower-domain'

/** Bars that the price histogram is drawn with. */
const PRICE_BARS = 20

/** How many cards each choice would show; may come a moment after the list itself. */
export const useFacets = (index: SearchIndex, filter: CatalogueFilter): FacetCounts => {
  const later = useDeferredValue(filter)
  return useMemo(() => facetCounts(index, later, PRICE_BARS), [index, later])
}
