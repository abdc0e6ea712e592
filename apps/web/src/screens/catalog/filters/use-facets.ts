import { startTransition, useEffect, useMemo, useState } from 'react'
import {
  facetCounts,
  type CatalogFilter,
  type FacetCounts,
  type SearchIndex,
} from '@flower-market/flower-domain'

/** Bars that the price histogram is drawn with. */
const priceBars = 20

/** How long the list has to stand still before the facts are counted: nobody reads counts between two keys. */
const pauseMs = 120

/** How many cards each choice would show; comes a moment after the list itself. */
export function useFacets(index: SearchIndex, filter: CatalogFilter): FacetCounts {
  const [counted, setCounted] = useState({ index, filter })
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setCounted({ index, filter })), pauseMs)
    return () => clearTimeout(timer)
  }, [index, filter])
  return useMemo(() => facetCounts(counted.index, counted.filter, priceBars), [counted])
}
