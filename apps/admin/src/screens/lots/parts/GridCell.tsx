import { currencySymbols, isSumCell, type LotCell } from '@flower-market/flower-domain'
import { TableCell, VisuallyHidden } from '@flower-market/ui'
import { useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { useId, useRef, useState } from 'react'
import { shortName } from '../short-name.ts'
import { useCellColleagues } from '../use-cell-presence.ts'
import { cellText, cellValue, isTable, type ChangedCell, type Lot } from '../lot-drafts.ts'
import styles from './GridCell.module.css'
import { PackHint, type PackHintProps } from './PackHint.tsx'

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
  /** The whole packs around what was typed; null where it is whole. */
  packs: PackHintProps['packs'] | null
  isReadOnly: boolean
  onType: (text: string | null) => void
  onPaste: (text: string) => void
}

/** A number of a lot, typed over in its place; a table that is pasted goes on to the right and below. */
export function GridCell(props: GridCellProps) {
  const { lot, cell, name, text, change, packs, isStale, isReadOnly, onType, onPaste } = props
  const t = useTranslate()
  const format = useFormat()
  const noteId = useId()
  const hintId = useId()
  const box = useRef<HTMLSpanElement>(null)
  const [isFocused, setFocused] = useState(false)
  const colleagues = useCellColleagues(lot.code, cell)
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
  const hint = isFocused && packs ? packs : null
  const described = hint !== null ? hintId : note !== null ? noteId : undefined
  const isWrong = isStale || (change?.problem ?? null) !== null
  return (
    <TableCell align="end" label={label} className={styles.cell}>
      <span
        ref={box}
        className={styles.box}
        data-state={isWrong ? 'wrong' : change ? 'changed' : undefined}
        data-colleague={colleagues.length > 0 ? '' : undefined}
      >
        <input
          className={styles.input}
          data-cell={cell}
          data-code={lot.code}
          aria-label={name}
          aria-invalid={isWrong || undefined}
          aria-describedby={described}
          inputMode={isSumCell(cell) ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={20}
          value={text ?? cellText(lot, cell, decimal)}
          onChange={(event) => onType(event.target.value)}
          onFocus={(event) => {
            setFocused(true)
            event.target.select()
          }}
          onBlur={() => setFocused(false)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onType(null)
            if (hint === null || event.altKey) return
            if (event.key === 'Enter') onType(String(hint.fewer))
            if (event.key === 'ArrowUp') {
              // The next row waits: this number is not decided.
              event.stopPropagation()
              event.preventDefault()
              onType(String(hint.more))
            }
          }}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain')
            if (!isTable(pasted)) return
            event.preventDefault()
            onPaste(pasted)
          }}
        />
        {isSumCell(cell) && <span className={styles.unit}>{currencySymbols[currency]}</span>}
        {colleagues.length > 0 && (
          <span className={styles.colleague} title={colleagues.join(', ')}>
            <span aria-hidden="true">
              {t('lots.colleagueHere', { names: colleagues.map(shortName).join(', ') })}
            </span>
            <VisuallyHidden>{t('lots.colleagueHere', { names: colleagues.join(', ') })}</VisuallyHidden>
          </span>
        )}
        {hint !== null && <PackHint id={hintId} cell={box} soldBy={lot.soldBy} packs={hint} />}
      </span>
      {note !== null && hint === null && (
        <span id={noteId} className={styles.note} data-wrong={isWrong ? '' : undefined}>
          {note}
        </span>
      )}
    </TableCell>
  )
}
