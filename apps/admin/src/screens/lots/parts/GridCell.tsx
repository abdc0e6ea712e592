import { isSumCell, type LotCell } from '@flower-market/flower-domain'
import { TableCell } from '@flower-market/ui'
import { useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { useId } from 'react'
import { cellText, cellValue, isTable, type ChangedCell, type Lot } from '../lot-drafts.ts'
import styles from './GridCell.module.css'

export interface GridCellProps {
  lot: Lot
  cell: LotCell
  /** Names the cell with its lot, for screen readers. */
  name: string
  /** What was typed; null where nothing was. */
  text: string | null
  /** What it changes; null where it changes nothing. */
  change: ChangedCell | null
  /** The lot has another number here than when this was typed. */
  isStale: boolean
  isReadOnly: boolean
  onType: (text: string | null) => void
  onPaste: (text: string) => void
}

/** A number of a lot, typed over in its place; a table that is pasted goes on to the right and below. */
export function GridCell(props: GridCellProps) {
  const { lot, cell, name, text, change, isStale, isReadOnly, onType, onPaste } = props
  const t = useTranslate()
  const format = useFormat()
  const noteId = useId()
  const decimal = useLocale() === 'ru' ? ',' : '.'
  const currency = (cell === 'price' && lot.priceIn?.currency) || 'RUB'
  const write = (value: number) => (isSumCell(cell) ? format.money(value, currency) : format.number(value))
  const label = t(`lots.cell.${cell}`)
  if (isReadOnly) {
    return (
      <TableCell align="end" label={label}>
        {write(cellValue(lot, cell))}
      </TableCell>
    )
  }
  const note = isStale
    ? t('lots.becameMeanwhile', { value: write(cellValue(lot, cell)) })
    : change?.problem
      ? t(`lots.problem.${change.problem}`)
      : change
        ? t('lots.was', { value: write(change.from) })
        : null
  const isWrong = isStale || (change?.problem ?? null) !== null
  return (
    <TableCell align="end" label={label} className={styles.cell}>
      <span className={styles.box} data-state={isWrong ? 'wrong' : change ? 'changed' : undefined}>
        <input
          className={styles.input}
          data-cell={cell}
          aria-label={name}
          aria-invalid={isWrong || undefined}
          aria-describedby={note === null ? undefined : noteId}
          inputMode={isSumCell(cell) ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={20}
          value={text ?? cellText(lot, cell, decimal)}
          onChange={(event) => onType(event.target.value)}
          onFocus={(event) => event.target.select()}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onType(null)
          }}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain')
            if (!isTable(pasted)) return
            event.preventDefault()
            onPaste(pasted)
          }}
        />
        {isSumCell(cell) && (
          <span className={styles.unit}>{currency === 'RUB' ? '₽' : currency === 'USD' ? '$' : '€'}</span>
        )}
      </span>
      {note !== null && (
        <span id={noteId} className={styles.note} data-wrong={isWrong ? '' : undefined}>
          {note}
        </span>
      )}
    </TableCell>
  )
}
