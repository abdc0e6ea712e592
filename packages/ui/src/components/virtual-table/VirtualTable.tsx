import { cx } from 'class-variance-authority'
import { type ComponentProps, type FocusEvent, Fragment, type ReactNode, useRef, useState } from 'react'
import { Table, TableBody } from '../table/index.ts'
import { useRowWindow } from './use-row-window.ts'
import styles from './VirtualTable.module.css'

/** Props for the TableRow of every row: its index among all rows, and how its height is measured. */
export interface VirtualRowProps {
  ref: (row: HTMLTableRowElement | null) => void
  'data-index': number
  'aria-rowindex': number
}

export interface VirtualTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** The accessible name of the table and of its scroll container. */
  'aria-label': string
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The TableHead; it is sticky. */
  head: ReactNode
  /** Renders one row; `rowProps` go to its TableRow. */
  renderRow: (row: Row, rowProps: VirtualRowProps) => ReactNode
  /** How high a row is before it was measured, in CSS pixels. @default 60 */
  estimatedRowHeight?: number
}

/** A scroll container has to be focusable, else it cannot be scrolled by keyboard. */
const reachable = { role: 'region', tabIndex: 0 } as const

/**
 * A table for thousands of rows that renders only the visible ones in a scroll container. The caller sets its
 * height: `style={{ height }}` or a class. `ref`, `className` and the rest go to the container.
 */
export function VirtualTable<Row>({
  rows,
  rowKey,
  head,
  renderRow,
  estimatedRowHeight = 60,
  className,
  'aria-label': label,
  ...rest
}: VirtualTableProps<Row>) {
  const frame = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const { pieces, measure } = useRowWindow({
    frame,
    count: rows.length,
    keyOf: (index) => {
      const row = rows[index]
      return row === undefined ? String(index) : rowKey(row)
    },
    estimatedRowHeight,
    keptIndex: focused,
  })
  const keepFocused = (event: FocusEvent) => {
    const index = event.target.closest<HTMLElement>('[data-index]')?.dataset['index']
    setFocused(index === undefined ? null : Number(index))
  }
  return (
    <div {...rest} ref={frame} {...reachable} aria-label={label} className={cx(styles.frame, className)}>
      <Table aria-label={label} aria-rowcount={rows.length + 1} hasStickyHeader>
        {head}
        <TableBody onFocus={keepFocused} onBlur={() => setFocused(null)}>
          {pieces.map((piece) => {
            if (piece.kind === 'gap') {
              return (
                <tr key={piece.key} aria-hidden="true" className={styles.gap}>
                  <td style={{ height: piece.height }}>{null}</td>
                </tr>
              )
            }
            const row = rows[piece.index]
            return (
              row !== undefined && (
                <Fragment key={rowKey(row)}>
                  {renderRow(row, {
                    ref: measure,
                    'data-index': piece.index,
                    // The head is row 1.
                    'aria-rowindex': piece.index + 2,
                  })}
                </Fragment>
              )
            )
          })}
        </TableBody>
      </Table>
    </div>
  )
}
