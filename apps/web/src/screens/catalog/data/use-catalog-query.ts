import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTypedText } from '@flower-market/app-runtime/navigation'
import {
  availabilities,
  filterFromSearchParams,
  filterToSearchParams,
  isIsoDate,
  type Availability,
  type CatalogFilter,
  type CatalogQuery,
  type CatalogSort,
  type IsoDate,
} from '@flower-market/flower-domain'

/** What of the address names the variety that is shown. */
export const varietyParam = 'variety'

/** Changes the filter as it is at that moment. */
export type ChangeFilter = (change: (filter: CatalogFilter) => CatalogFilter) => void

/** What the address says about the catalog, and the ways to change it; these stay the same functions. */
export interface AddressedQuery {
  /** Which part of the price list: the stock where the address names none. */
  readonly availability: Availability
  /** Null when the address names no day. */
  readonly date: IsoDate | null
  /** The key of the variety that is shown; null for none. */
  readonly variety: string | null
  readonly query: CatalogQuery
  readonly changeFilter: ChangeFilter
  readonly setSort: (sort: CatalogSort) => void
  readonly setText: (typed: string) => void
}

/** A part of the price list and a day of it; null for its first one. */
export interface CatalogPlace {
  readonly availability: Availability
  readonly date: string | null
  /** The key of the variety that is shown there; none where it is missing. */
  readonly variety?: string | null
}

/** What calls are asked for a part of the price list: nothing for the stock, which is their default. */
export function availabilityQuery(availability: Availability): { readonly availability?: Availability } {
  return availability === 'inStock' ? {} : { availability }
}

/** The address' query part for a place of the catalog and what it shows of it. */
export function searchOf(
  { availability, date, variety = null }: CatalogPlace,
  { filter, sort }: CatalogQuery,
): URLSearchParams {
  return new URLSearchParams([
    ...Object.entries(availabilityQuery(availability)),
    ...(date === null ? [] : [['date', date]]),
    ...filterToSearchParams(filter, sort),
    ...(variety === null ? [] : [[varietyParam, variety]]),
  ])
}

/**
 * Reads and writes filter and order in the address: choices are steps in the history, words replace each other, and the variety that is
 * shown stays.
 */
export function useCatalogQuery(): AddressedQuery {
  const [params, setParams] = useSearchParams()
  const text = params.toString()
  const addressed = useMemo(() => filterFromSearchParams(new URLSearchParams(text)), [text])
  const date = params.get('date')
  const named = params.get('availability')
  const availability = availabilities.find((one) => one === named) ?? 'inStock'
  const place = { availability, date, variety: params.get(varietyParam) }
  const { text: name, type: setText } = useTypedText(addressed.filter.name, (typed) => {
    const query = { ...addressed, filter: { ...addressed.filter, name: typed } }
    setParams(searchOf(place, query), { replace: true })
  })
  // The same query stays the same object when the address has caught up with what was typed: the list would be drawn anew.
  const content = JSON.stringify({ ...addressed, filter: { ...addressed.filter, name } })
  const query = useMemo((): CatalogQuery => JSON.parse(content), [content])

  const latest = useRef({ place, query, setParams })
  useLayoutEffect(() => {
    latest.current = { place, query, setParams }
  })
  const write = useCallback((next: CatalogQuery) => {
    const now = latest.current
    now.setParams(searchOf(now.place, next))
  }, [])

  return {
    ...place,
    date: isIsoDate(date) ? date : null,
    query,
    setText,
    changeFilter: useCallback(
      (change) => {
        const before = latest.current.query
        const filter = change(before.filter)
        setText(filter.name)
        write({ ...before, filter })
      },
      [write, setText],
    ),
    setSort: useCallback((sort) => write({ ...latest.current.query, sort }), [write]),
  }
}
