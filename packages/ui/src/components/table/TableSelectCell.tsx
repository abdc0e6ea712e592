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
  /** Names the checkbox; shown beside it on a phone. */
  label: string
  onToggle: () => void
}

/** The checkbox over the others: chooses all the rows, or, where all are chosen, none. */
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

/** React tells of a checkbox's change by the click that made it, and the click knows the keys. */
function isShiftHeld(event: Event) {
  return event instanceof MouseEvent && event.shiftKey
}

export interface TableSelectCellProps extends Omit<ComponentProps<'td'>, 'children' | 'onToggle'> {
  selected: boolean
  /** Names the checkbox with the row's own name. */
  label: string
  /** `isRange` where Shift is held: the rows since the last press go with this one. */
  onToggle: (isRange: boolean) => void
}

/** The checkbox of one row. */
export function TableSelectCell({ selected, label, onToggle, className, ...rest }: TableSelectCellProps) {
  return (
    <td {...keeps.cell} {...rest} className={cx(styles.cell, styles.tick, className)}>
      <Checkbox checked={selected} onChange={(event) => onToggle(isShiftHeld(event.nativeEvent))}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </Checkbox>
    </td>
  )
}
