import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Checkbox } from '../checkbox/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import styles from './Table.module.css'
import { keeps } from './table-roles.ts'
import type { SelectionExtent } from './table-selection.ts'

export interface TableSelectAllCellProps extends Omit<ComponentProps<'th'>, 'children' | 'onToggle'> {
  /** How much is chosen; `some` shows a dash. */
  extent: SelectionExtent
  /** The label of the checkbox; shown beside it on a phone. */
  label: string
  onToggle: () => void
}

/** The checkbox in the header: chooses all rows, or none if all are chosen. */
export function TableSelectAllCell({ extent, label, onToggle, className, ...rest }: TableSelectAllCellProps) {
  return (
    <th
      {...keeps.columnheader}
      scope="col"
      {...rest}
      className={cx(styles.headerCell, styles.tick, className)}
    >
      <Checkbox checked={extent === 'all'} indeterminate={extent === 'some'} onChange={onToggle}>
        <span className={styles.tickLabel}>{label}</span>
      </Checkbox>
    </th>
  )
}

/** React's change event of a checkbox carries the click that caused it, which knows the modifier keys. */
function isShiftHeld(event: Event) {
  return event instanceof MouseEvent && event.shiftKey
}

export interface TableSelectCellProps extends Omit<ComponentProps<'td'>, 'children' | 'onToggle'> {
  selected: boolean
  /** Whether the row cannot be chosen or given up now. @default false */
  disabled?: boolean
  /** The accessible name of the checkbox, with the row's name. */
  label: string
  /** `isRange` if Shift is held: the rows since the last click change with this one. */
  onToggle: (isRange: boolean) => void
}

/** The checkbox of one row. */
export function TableSelectCell({
  selected,
  disabled = false,
  label,
  onToggle,
  className,
  ...rest
}: TableSelectCellProps) {
  return (
    <td {...keeps.cell} {...rest} className={cx(styles.cell, styles.tick, className)}>
      <Checkbox
        checked={selected}
        disabled={disabled}
        onChange={(event) => onToggle(isShiftHeld(event.nativeEvent))}
      >
        <VisuallyHidden>{label}</VisuallyHidden>
      </Checkbox>
    </td>
  )
}
