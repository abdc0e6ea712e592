import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import sticky from './StickyColumn.module.css'
import styles from './Table.module.css'
import { keeps, type TableAligned } from './table-roles.ts'

export interface TableProps extends ComponentProps<'table'> {
  /**
   * The header stays visible while the page scrolls, below `--table-sticky-top` (the height of a fixed header).
   * @default false
   */
  hasStickyHeader?: boolean
  /**
   * Where its columns need more room than the page has, the table scrolls sideways in its own frame and its first
   * column stays in view; not together with a sticky header, which such a frame would keep from the page.
   * @default false
   */
  hasStickyColumn?: boolean
}

/** Rows and columns. On a phone each row becomes a card whose cells show their column's label. */
export function Table({ hasStickyHeader = false, hasStickyColumn = false, className, ...rest }: TableProps) {
  return (
    <div
      className={cx(styles.frame, hasStickyColumn && sticky.frame)}
      data-scrolls={hasStickyColumn ? '' : undefined}
    >
      <table
        {...keeps.table}
        {...rest}
        data-sticky={hasStickyHeader ? '' : undefined}
        className={cx(styles.table, className)}
      />
    </div>
  )
}

export type TableHeadProps = ComponentProps<'thead'>

/** The header; on a phone visually hidden, except for sorting and selecting. */
export function TableHead({ className, ...rest }: TableHeadProps) {
  return <thead {...keeps.rowgroup} {...rest} className={cx(styles.head, className)} />
}

export type TableBodyProps = ComponentProps<'tbody'>

/** The rows. */
export function TableBody({ className, ...rest }: TableBodyProps) {
  return <tbody {...keeps.rowgroup} {...rest} className={cx(styles.body, className)} />
}

export interface TableRowProps extends ComponentProps<'tr'> {
  /** Tints a chosen row; its checkbox tells screen readers. @default false */
  selected?: boolean
}

/** One row, or a card on a phone. */
export function TableRow({ selected = false, className, ...rest }: TableRowProps) {
  return (
    <tr
      {...keeps.row}
      {...rest}
      data-selected={selected ? '' : undefined}
      className={cx(styles.row, className)}
    />
  )
}

export interface TableCellProps extends Omit<ComponentProps<'td'>, 'align'>, TableAligned {
  /** The column's label, shown beside the value when the row is a card; without it the cell is the card's title. */
  label?: ReactNode
}

/** One value. */
export function TableCell({ align = 'start', label, className, children, ...rest }: TableCellProps) {
  return (
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
}
