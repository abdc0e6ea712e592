import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  filterFromSearchParams,
  filterToSearchParams,
  isIsoDate,
  type CatalogFilter,
  type CatalogQuery,
  type CatalogSort,
  type IsoDate,
} from '@flower-market/flower-domain'

/** Browsers refuse more than about a hundred address changes in half a minute, so words reach it in pauses. */
const addressPauseMs = 350

/** Changes the filter as it is at that moment. */
export type ChangeFilter = (change: (filter: CatalogFilter) => CatalogFilter) => void

/** What the address says about the catalog, and the ways to change it; these stay the same functions. */
export interface AddressedQuery {
  /** Null when the address names no day. */
  readonly date: IsoDate | null
  readonly query: CatalogQuery
  readonly changeFilter: ChangeFilter
  readonly setSort: (sort: CatalogSort) => void
  readonly setWords: (words: string) => void
}

/** The address' query part for a day and what it shows. */
export function searchOf(date: string | null, { filter, sort }: CatalogQuery): URLSearchParams {
  return new URLSearchParams([
    ...(date === null ? [] : [['date', date]]),
    ...filterToSearchParams(filter, sort),
  ])
}

/** Reads and writes filter and order in the address: choices are steps in the history, words replace each other. */
export function useCatalogQuery(): AddressedQuery {
  const [params, setParams] = useSearchParams()
  const text = params.toString()
  const addressed = useMemo(() => filterFromSearchParams(new URLSearchParams(text)), [text])
  const [words, setWords] = useState<string | null>(null)
  // The address has caught up with what was typed.
  if (words === addressed.filter.name) setWords(null)
  const name = words ?? addressed.filter.name
  const query = useMemo(
    (): CatalogQuery => ({ ...addressed, filter: { ...addressed.filter, name } }),
    [addressed, name],
  )
  const date = params.get('date')

  const latest = useRef({ date, query, setParams })
  useLayoutEffect(() => {
    latest.current = { date, query, setParams }
  })
  const write = useCallback((next: CatalogQuery, replace: boolean) => {
    const now = latest.current
    now.setParams(searchOf(now.date, next), { replace })
  }, [])

  useEffect(() => {
    if (words === null) return
    const timer = setTimeout(() => write(latest.current.query, true), addressPauseMs)
    return () => clearTimeout(timer)
  }, [words, write])

  return {
    date: isIsoDate(date) ? date : null,
    query,
    setWords,
    changeFilter: useCallback(
      (change) => {
        const before = latest.current.query
        const filter = change(before.filter)
        setWords(filter.name)
        write({ ...before, filter }, false)
      },
      [write],
    ),
    setSort: useCallback((sort) => write({ ...latest.current.query, sort }, false), [write]),
  }
}
