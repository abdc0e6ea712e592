import { useAtomValue } from 'jotai'
import { useSearchParams } from 'react-router-dom'
import type { CallInput, CallName, CallOutput } from '@flower-market/api-client'
import type { ListPage, ListRow, PagedRows } from './join-pages.ts'
import { chainPages } from './page-chain.ts'
import { resourcesAtom, type Question } from './resource.ts'
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

/** A list of the first pages, as many as the address says; `inputOf` gives the question for a page, from 1. */
export function usePagedList<N extends ListCallName>(
  name: N,
  inputOf: (page: number) => CallInput<N>,
): ShownPagedList<RowOf<N>> {
  const resources = useAtomValue(resourcesAtom)
  const [search, setSearch] = useSearchParams()
  const pageCount = pageCountOf(search)
  const pages = chainPages<RowOf<N>>((page, cursor) => {
    const input = inputOf(page)
    // Only an answer of a call that reads cursors has one.
    const asked = cursor === undefined ? input : { ...input, query: { ...input?.query, cursor } }
    return resources.of(name, asked as CallInput<N>) as unknown as Question<ListPage<RowOf<N>>>
  }, pageCount)
  const list = useResourceHandle(pages)
  return {
    list,
    showMore: () => {
      const next = new URLSearchParams(search)
      next.set('page', String(pageCount + 1))
      setSearch(next, { replace: true })
    },
    replace: (row) => {
      for (const page of pages.pages()) {
        page.patch((known) => ({
          ...known,
          items: known.items.map((item) => (item._id === row._id ? row : item)),
        }))
      }
    },
  }
}
