import { loading, type Resource } from './resource-entry.ts'

/** What a list holds. */
export interface ListRow {
  readonly _id: string
}

/** A page of a list as the server answers. */
export interface ListPage<R extends ListRow> {
  readonly items: R[]
  readonly page: number
  readonly limit: number
  /** All rows, on every page. */
  readonly total: number
  /** The cursor of the page that follows, null on the last one; undefined where pages are asked for by number. */
  readonly next?: string | null | undefined
}

/** A list as it is shown: the rows so far, and what the next page is doing. */
export interface PagedRows<R extends ListRow> {
  readonly rows: readonly R[]
  /** All rows, also those not shown yet. */
  readonly total: number
  readonly next: 'loading' | 'failed' | 'more' | 'end'
}

/** The pages before the first one that has no answer. */
function answeredPages<R extends ListRow>(pages: readonly Resource<ListPage<R>>[]): ListPage<R>[] {
  const answered: ListPage<R>[] = []
  for (const page of pages) {
    if (page.status !== 'ready') break
    answered.push(page.data)
  }
  return answered
}

/** A row that moved to the next page because a newer one came is shown once. */
function distinct<R extends ListRow>(rows: readonly R[]): R[] {
  return [...new Map(rows.map((row) => [row._id, row])).values()]
}

/**
 * Makes one list of the pages asked for: page 1 replaces, a later page is appended, and there is more to ask for while
 * the last page was not empty and not everything is shown.
 */
export function joinPages<R extends ListRow>(
  pages: readonly Resource<ListPage<R>>[],
): Resource<PagedRows<R>> {
  const answered = answeredPages(pages)
  const last = answered.at(-1)
  const waiting = pages[answered.length]
  if (last === undefined) {
    return waiting?.status === 'failed' ? { status: 'failed', error: waiting.error } : loading
  }
  const rows = distinct(answered.flatMap(({ items }) => items))
  const hasMore =
    last.next === undefined ? last.items.length > 0 && rows.length < last.total : last.next !== null
  const next =
    waiting === undefined || waiting.status === 'ready' ? (hasMore ? 'more' : 'end') : waiting.status
  const isRefreshing = pages.some((page) => page.status === 'ready' && page.isRefreshing)
  const kept = pages.flatMap((page) => (page.status === 'ready' && page.keptAt ? [page.keptAt] : []))
  return {
    status: 'ready',
    data: { rows, total: last.total, next },
    isRefreshing,
    ...(kept.length > 0 && { keptAt: Math.min(...kept) }),
  }
}
