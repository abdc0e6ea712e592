/** One element of the row: a page number, or a gap where pages are left out. */
export type PageSlot = { kind: 'page'; page: number } | { kind: 'gap'; key: string }

/** How many pages `total` items fill; an empty list has one. */
export function pageCountOf(total: number, pageSize: number) {
  return Math.max(1, Math.ceil(total / pageSize))
}

/** The requested page as a whole number from 1 to the last page. */
export function pageWithin(page: number, pageCount: number) {
  return Math.min(pageCount, Math.max(1, Math.trunc(page) || 1))
}

/**
 * At most `buttons` page numbers (at least 3): always the first, the last and the current with its neighbors, and
 * gaps where numbers are left out. The count is constant while paging, so the next button does not move.
 */
export function pageSlots(page: number, pageCount: number, buttons: number): PageSlot[] {
  const count = Math.min(Math.max(3, buttons), pageCount)
  const inner = count - 2
  // The numbers between the first and the last page, centered on the current one as far as possible.
  const start = Math.max(2, Math.min(page - Math.floor(inner / 2), pageCount - inner))
  const pages =
    pageCount <= count
      ? Array.from({ length: pageCount }, (_, index) => index + 1)
      : [1, ...Array.from({ length: inner }, (_, index) => start + index), pageCount]
  return pages.flatMap((shown, index): PageSlot[] => {
    const before = pages[index - 1] ?? shown - 1
    const slot: PageSlot = { kind: 'page', page: shown }
    return shown - before > 1 ? [{ kind: 'gap', key: `gap-${shown}` }, slot] : [slot]
  })
}
