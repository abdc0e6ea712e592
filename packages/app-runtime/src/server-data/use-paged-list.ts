import { useAtomValue } from 'jotai'
import { useSearchParams } from 'react-router-dom'
import type { CallInput, CallName, CallOutput } from '@flower-market/api-client'
import { joinPages, type ListPage, type ListRow, type PagedRows } from './join-pages.ts'
import type { Resource } from './resource-entry.ts'
import { resourcesAtom, type Question, type ResourceHandle } from './resource.ts'
import { useResourceHandle, type ShownResource } from './use-resource.ts'

/** More pages than this are not asked for at once, whatever the address says. */
const maxPages = 50

function pageCountOf(search: URLSearchParams): number {
  return Math.min(maxPages, Math.max(1, Math.trunc(Number(search.get('page')) || 1)))
}

/** Name of a call that answers with a page of a list. */
type ListCallName = {
  [N in CallName]: CallOutput<N> extends ListPage<ListRow> ? N : never
}[CallName]

type RowOf<N extends ListCallName> = CallOutput<N>['items'][number]

/** A list, and what can be done to it; `refresh` asks anew for the pages that have failed. */
export interface ShownPagedList<R extends ListRow> {
  readonly list: ShownResource<PagedRows<R>>
  /** Shows one page more; the address remembers how many there are. */
  readonly showMore: () => void
  /** Puts a changed row in the place of what it was. */
  readonly replace: (row: R) => void
}

/** Several pages as one question; its answer is the same object until one of the pages changes. */
function joinHandles<R extends ListRow>(
  pages: readonly ResourceHandle<ListPage<R>>[],
): ResourceHandle<PagedRows<R>> {
  let known: readonly Resource<ListPage<R>>[] = []
  let list = joinPages(known)
  return {
    key: pages.map(({ key }) => key).join('\n'),
    get: () => {
      const now = pages.map((page) => page.get())
      if (now.length !== known.length || now.some((page, place) => page !== known[place])) {
        known = now
        list = joinPages(now)
      }
      return list
    },
    subscribe: (onChange) => {
      const stops = pages.map((page) => page.subscribe(onChange))
      return () => {
        for (const stop of stops) stop()
      }
    },
    ensure: () => {
      for (const page of pages) page.ensure()
    },
    refresh: () => {
      for (const page of pages) if (page.get().status === 'failed') page.refresh()
    },
  }
}

/** A list of the first pages, as many as the address says; `inputOf` gives the question for a page, from 1. */
export function usePagedList<N extends ListCallName>(
  name: N,
  inputOf: (page: number) => CallInput<N>,
): ShownPagedList<RowOf<N>> {
  const resources = useAtomValue(resourcesAtom)
  const [search, setSearch] = useSearchParams()
  const pageCount = pageCountOf(search)
  const pages = Array.from(
    { length: pageCount },
    (_, place) => resources.of(name, inputOf(place + 1)) as unknown as Question<ListPage<RowOf<N>>>,
  )
  const list = useResourceHandle(joinHandles(pages))
  return {
    list,
    showMore: () => {
      const next = new URLSearchParams(search)
      next.set('page', String(pageCount + 1))
      setSearch(next, { replace: true })
    },
    replace: (row) => {
      for (const page of pages) {
        page.patch((known) => ({
          ...known,
          items: known.items.map((item) => (item._id === row._id ? row : item)),
        }))
      }
    },
  }
}
