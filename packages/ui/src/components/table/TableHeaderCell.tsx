import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import styles from './Table.module.css'
import { SortIcon } from './sort-icon.tsx'
import type { TableSortDirection } from './table-sort.ts'
import { keeps, type TableAligned } from './table-roles.ts'

export interface TableHeaderCellProps extends Omit<ComponentProps<'th'>, 'align'>, TableAligned {
  /** How the rows stand by this column; `none` when another column orders them. Needs `onSort`. */
  sort?: TableSortDirection | 'none'
  /** Makes the name a button that asks for the other order; the owner decides and passes `sort` back. */
  onSort?: () => void
}

/** A column's name; with `onSort` a button that orders the rows. */
export function TableHeaderCell({
  align = 'start',
  sort = 'none',
  onSort,
  className,
  children,
  ...rest
}: TableHeaderCellProps) {
  return (
    <th
      {...keeps.columnheader}
      scope="col"
      {...(onSort ? { 'aria-sort': sort } : {})}
      {...rest}
      data-align={align}
      className={cx(styles.headerCell, className)}
    >
      {onSort ? (
        <button type="button" className={styles.sort} data-sort={sort} onClick={onSort}>
          {children}
          <SortIcon className={styles.arrow} />
        </button>
      ) : (
        children
      )}
    </th>
  )
}
