import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import styles from './Table.module.css'
import { SortIcon } from './sort-icon.tsx'
import type { TableSortDirection } from './table-sort.ts'
import { keeps, type TableAligned } from './table-roles.ts'

export interface TableHeaderCellProps extends Omit<ComponentProps<'th'>, 'align'>, TableAligned {
  /** How this column sorts the rows; `none` while another column does. Needs `onSort`. */
  sort?: TableSortDirection | 'none'
  /** Makes the label a button that requests the other order; the caller decides and passes `sort`. */
  onSort?: () => void
}

/** A column's label; with `onSort` a button that sorts the rows. */
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
