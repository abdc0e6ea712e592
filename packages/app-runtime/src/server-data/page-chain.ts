import { joinPages, type ListPage, type ListRow, type PagedRows } from './join-pages.ts'
import type { Resource } from './resource-entry.ts'
import type { Question, ResourceHandle } from './resource.ts'

/** The pages of a list as one question; its answer is the same object until one of the pages changes. */
export interface PageChain<R extends ListRow> extends ResourceHandle<PagedRows<R>> {
  /** Those that can be asked for by now. */
  readonly pages: () => readonly Question<ListPage<R>>[]
}

/** Where a page begins anew, the rows that were shown behind it stay until it is there. */
function withRowsBefore<R extends ListRow>(
  list: Resource<PagedRows<R>>,
  before: Resource<PagedRows<R>>,
): Resource<PagedRows<R>> {
  if (list.status !== 'ready' || before.status !== 'ready') return list
  const { rows, next } = list.data
  if (next !== 'loading' && next !== 'failed') return list
  const ids = new Set(rows.map(({ _id }) => _id))
  const rest = before.data.rows.filter(({ _id }) => !ids.has(_id))
  return { ...list, data: { ...list.data, rows: [...rows, ...rest] } }
}

/**
 * Makes one list of so many pages. Where the answers have cursors, a page is asked for behind the last row of the one
 * before, so that rows that come meanwhile neither push a row out of the list nor into it twice.
 */
export function chainPages<R extends ListRow>(
  ask: (page: number, cursor?: string) => Question<ListPage<R>>,
  pageCount: number,
): PageChain<R> {
  const first = ask(1)
  const pages = () => {
    const chain = [first]
    const answer = first.get()
    const isNumbered = answer.status === 'ready' && answer.data.next === undefined
    while (chain.length < pageCount) {
      const before = (isNumbered ? first : (chain.at(-1) ?? first)).get()
      if (before.status !== 'ready' || before.data.next === null) break
      chain.push(ask(chain.length + 1, before.data.next))
    }
    return chain
  }
  let known: readonly Resource<ListPage<R>>[] = []
  let list = joinPages(known)
  const get = () => {
    const now = pages().map((page) => page.get())
    if (now.length !== known.length || now.some((page, place) => page !== known[place])) {
      known = now
      list = withRowsBefore(joinPages(now), list)
    }
    return list
  }
  return {
    key: `${first.key}\n${pageCount}`,
    pages,
    get,
    subscribe: (onChange) => {
      const followed = new Map<string, () => void>()
      const follow = (): void => {
        const wanted = new Map(pages().map((page) => [page.key, page]))
        for (const [key, stop] of followed) {
          if (wanted.has(key)) continue
          followed.delete(key)
          stop()
        }
        for (const [key, page] of wanted) {
          if (followed.has(key)) continue
          followed.set(key, page.subscribe(change))
          page.ensure()
        }
      }
      const change = (): void => {
        follow()
        // What was shown is known also where nobody reads it before the next change.
        get()
        onChange()
      }
      follow()
      return () => {
        for (const stop of followed.values()) stop()
        followed.clear()
      }
    },
    ensure: () => {
      for (const page of pages()) page.ensure()
    },
    refresh: () => {
      for (const page of pages()) if (page.get().status === 'failed') page.refresh()
    },
  }
}
