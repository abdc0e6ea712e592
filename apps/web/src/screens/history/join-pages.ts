import type { CallOutput } from '@flower-market/api-client'
import type { Resource } from '../../state/resource.ts'

/** A page of the orders as the server answers. */
export type OrderListPage = CallOutput<'purchaseList'>

/** An order in the list. */
export type OrderRow = OrderListPage['items'][number]

/** The list as it is shown: not yet, not at all, or the orders so far with what the next page is doing. */
export type OrderList =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready'
      readonly rows: readonly OrderRow[]
      /** All orders, also those not shown yet. */
      readonly total: number
      readonly next: 'loading' | 'failed' | 'more' | 'end'
    }

/** The pages before the first one that has no answer. */
const answeredPages = (pages: readonly Resource<OrderListPage>[]): OrderListPage[] => {
  const answered: OrderListPage[] = []
  for (const page of pages) {
    if (page.status !== 'ready') break
    answered.push(page.data)
  }
  return answered
}

/** An order that moved to the next page because a newer one came is shown once. */
const distinct = (rows: readonly OrderRow[]): OrderRow[] => [
  ...new Map(rows.map((row) => [row._id, row])).values(),
]

/**
 * Makes one list of the pages asked for: page 1 replaces, a later page is appended, and there is more to ask for while
 * the last page was not empty and not everything is shown.
 */
export const joinPages = (pages: readonly Resource<OrderListPage>[]): OrderList => {
  const answered = answeredPages(pages)
  const last = answered.at(-1)
  const waiting = pages[answered.length]
  if (last === undefined) return { status: waiting?.status === 'failed' ? 'failed' : 'loading' }
  const rows = distinct(answered.flatMap(({ items }) => items))
  const hasMore = last.items.length > 0 && rows.length < last.total
  const next =
    waiting === undefined || waiting.status === 'ready' ? (hasMore ? 'more' : 'end') : waiting.status
  return { status: 'ready', rows, total: last.total, next }
}
