import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { ChevronDownIcon } from '../icons/index.ts'
import { IconButton } from '../icon-button/index.ts'
import styles from './Table.module.css'
import { keeps } from './table-roles.ts'

export interface TableExpandCellProps extends Omit<ComponentProps<'td'>, 'children' | 'onToggle'> {
  /** Whether the row's TableDetailRow is shown. */
  open: boolean
  /** The accessible name of the button, with the row's name; its state is announced by `aria-expanded`. */
  label: string
  /** The id of the TableDetailRow. */
  controls: string
  onToggle: () => void
}

/** The button that opens a row's details. */
export function TableExpandCell({
  open,
  label,
  controls,
  onToggle,
  className,
  ...rest
}: TableExpandCellProps) {
  return (
    <td {...keeps.cell} {...rest} className={cx(styles.cell, styles.opener, className)}>
      <IconButton
        label={label}
        aria-expanded={open}
        {...(open ? { 'aria-controls': controls } : {})}
        onClick={onToggle}
      >
        <ChevronDownIcon className={styles.chevron} data-open={open ? '' : undefined} />
      </IconButton>
    </td>
  )
}

export interface TableDetailRowProps extends ComponentProps<'tr'> {
  /** How many columns it spans. */
  columns: number
}

/** A row's details in full width below it; render it only while it is open. */
export function TableDetailRow({ columns, className, children, ...rest }: TableDetailRowProps) {
  return (
    <tr {...keeps.row} {...rest} className={cx(styles.detail, className)}>
      <td {...keeps.cell} colSpan={columns} className={styles.detailCell}>
        {children}
      </td>
    </tr>
  )
}
