import { atom, useAtomValue, useStore } from 'jotai'
import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { joinPages, type ListPage, type ListRow, type PagedList } from './join-pages.ts'
import { invalidatedAtAtom, type ResourceAtom } from './resource.ts'

/** More pages than this are not asked for at once, whatever the address says. */
const maxPages = 50

function pageCountOf(search: URLSearchParams): number {
  return Math.min(maxPages, Math.max(1, Math.trunc(Number(search.get('page')) || 1)))
}

/** A list, and what can be done to it. */
export interface PagedListInUse<R extends ListRow> {
  readonly list: PagedList<R>
  /** Shows one page more; the address remembers how many there are. */
  readonly showMore: () => void
  /** Asks anew for the pages that have failed. */
  readonly retry: () => void
  /** Puts a changed row in the place of what it was. */
  readonly replace: (row: R) => void
}

/**
 * A list of the first pages, as many as the address says. `pageOf` gives the atom of a page, counted from 1; it has to
 * stay the same function for the same list.
 */
export function usePagedList<R extends ListRow>(
  pageOf: (page: number) => ResourceAtom<ListPage<R>>,
): PagedListInUse<R> {
  const store = useStore()
  const [search, setSearch] = useSearchParams()
  const pageCount = pageCountOf(search)
  const pages = useMemo(
    () => Array.from({ length: pageCount }, (_, place) => pageOf(place + 1)),
    [pageOf, pageCount],
  )
  const list = useAtomValue(useMemo(() => atom((get) => joinPages(pages.map((page) => get(page)))), [pages]))
  const after = useAtomValue(invalidatedAtAtom)
  useEffect(() => {
    for (const page of pages) store.set(page, { type: 'ensure', after })
  }, [store, pages, after])

  const changeRow =
    (row: R) =>
    (page: ListPage<R>): ListPage<R> => ({
      ...page,
      items: page.items.map((item) => (item._id === row._id ? row : item)),
    })
  return {
    list,
    showMore: () => {
      const next = new URLSearchParams(search)
      next.set('page', String(pageCount + 1))
      setSearch(next, { replace: true })
    },
    retry: () => {
      for (const page of pages) if (store.get(page).status === 'failed') store.set(page, { type: 'refresh' })
    },
    replace: (row) => {
      for (const page of pages) store.set(page, { type: 'patch', change: changeRow(row) })
    },
  }
}
