import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Table.module.css'

/*
 * The native roles, written out: on a phone rows become cards by `display: grid`, and Safari then forgets that a table
 * was a table.
 */
const keeps = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

export type TableProps = ComponentProps<'table'>

/** Rows of one kind. On a phone each row becomes a card whose cells carry their column's label. */
export const Table = ({ className, ...rest }: TableProps) => (
  <div className={styles.frame}>
    <table {...keeps.table} {...rest} className={cx(styles.table, className)} />
  </div>
)

export type TableHeadProps = ComponentProps<'thead'>

/** The columns' names; on a phone only screen readers meet them. */
export const TableHead = ({ className, ...rest }: TableHeadProps) => (
  <thead {...keeps.rowgroup} {...rest} className={cx(styles.head, className)} />
)

export type TableBodyProps = ComponentProps<'tbody'>

/** The rows. */
export const TableBody = ({ className, ...rest }: TableBodyProps) => (
  <tbody {...keeps.rowgroup} {...rest} className={cx(styles.body, className)} />
)

export type TableRowProps = ComponentProps<'tr'>

/** One row, or a card on a phone. */
export const TableRow = ({ className, ...rest }: TableRowProps) => (
  <tr {...keeps.row} {...rest} className={cx(styles.row, className)} />
)

interface Aligned {
  /** Figures stand at the end, words at the start. @default 'start' */
  align?: 'start' | 'end'
}

export interface TableHeaderCellProps extends Omit<ComponentProps<'th'>, 'align'>, Aligned {}

/** A column's name. */
export const TableHeaderCell = ({ align = 'start', className, ...rest }: TableHeaderCellProps) => (
  <th
    {...keeps.columnheader}
    scope="col"
    {...rest}
    data-align={align}
    className={cx(styles.headerCell, className)}
  />
)

export interface TableCellProps extends Omit<ComponentProps<'td'>, 'align'>, Aligned {
  /** The column's name, shown beside the value when the row is a card; without it the cell leads the card. */
  label?: ReactNode
}

/** One value. */
export const TableCell = ({ align = 'start', label, className, children, ...rest }: TableCellProps) => (
  <td
    {...keeps.cell}
    {...rest}
    data-align={align}
    data-lead={label ? undefined : ''}
    className={cx(styles.cell, className)}
  >
    {label && (
      <span aria-hidden="true" className={styles.label}>
        {label}
      </span>
    )}
    <div className={styles.value}>{children}</div>
  </td>
)
