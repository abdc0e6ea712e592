import { cx } from 'class-variance-authority'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/index.ts'
import { PageButton } from './PageButton.tsx'
import { pageCountOf, pageSlots, pageWithin } from './page-buttons.ts'
import styles from './Pagination.module.css'

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** How many items the whole list has. */
  total: number
  /** The page shown; a number outside the list counts as its nearest page. @default 1 */
  page?: number
  /** Items on a page. @default 10 */
  pageSize?: number
  /** Page numbers shown, gaps not counted; at least 3. @default 5 */
  buttonCount?: number
  onPageChange: (page: number) => void
  /** Address of a page; with it the numbers are links. */
  hrefOf?: (page: number) => string
  /** Names the navigation. */
  'aria-label': string
  previousLabel: string
  nextLabel: string
  /** The accessible name of a page number, e.g. "Page 3". */
  pageLabel: (page: number) => string
  /** Status text, e.g. "11–20 of 134". */
  status?: ReactNode
}

function isPlainPress(event: MouseEvent) {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/** Navigation between the pages of a list; only the status if there is one page. */
export function Pagination({
  total,
  page: wished = 1,
  pageSize = 10,
  buttonCount = 5,
  onPageChange,
  hrefOf,
  previousLabel,
  nextLabel,
  pageLabel,
  status,
  className,
  ...rest
}: PaginationProps) {
  const pageCount = pageCountOf(total, pageSize)
  const page = pageWithin(wished, pageCount)
  const keyTo = (target: number) => ({
    href: hrefOf?.(target),
    onClick: (event: MouseEvent) => {
      // The browser handles a click with Ctrl or the middle button, which opens another tab.
      if (hrefOf && !isPlainPress(event)) return
      event.preventDefault()
      if (target !== page) onPageChange(target)
    },
  })
  return (
    <nav {...rest} className={cx(styles.root, className)}>
      {status && <p className={styles.status}>{status}</p>}
      {pageCount > 1 && (
        <ul className={styles.keys}>
          <li>
            <PageButton {...keyTo(page - 1)} aria-label={previousLabel} isOff={page === 1}>
              <ChevronLeftIcon />
            </PageButton>
          </li>
          {pageSlots(page, pageCount, buttonCount).map((slot) =>
            slot.kind === 'gap' ? (
              <li key={slot.key} aria-hidden="true" className={styles.gap}>
                …
              </li>
            ) : (
              <li key={slot.page}>
                <PageButton
                  {...keyTo(slot.page)}
                  aria-label={pageLabel(slot.page)}
                  aria-current={slot.page === page ? 'page' : undefined}
                >
                  {slot.page}
                </PageButton>
              </li>
            ),
          )}
          <li>
            <PageButton {...keyTo(page + 1)} aria-label={nextLabel} isOff={page === pageCount}>
              <ChevronRightIcon />
            </PageButton>
          </li>
        </ul>
      )}
    </nav>
  )
}
