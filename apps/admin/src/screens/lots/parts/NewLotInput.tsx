import { maxLengths } from '@flower-market/api-client'
import { useId } from 'react'
import type { NewLotCell } from '../new-lot-rows.ts'
import { takeTable } from '../take-table.ts'
import styles from './GridCell.module.css'

export interface NewLotInputProps {
  cell: Exclude<NewLotCell, 'plantationId' | 'deliveryDate'>
  /** Names the cell and its row, for screen readers. */
  label: string
  text: string
  problem: string | null
  placeholder: string | undefined
  onWrite: (text: string) => void
  /** A table was pasted, which is more than one cell. */
  onPaste: (text: string) => void
  onLeave: (() => void) | undefined
}

const widths: Readonly<Partial<Record<NewLotCell, 'wide' | 'narrow'>>> = {
  variety: 'wide',
  lengthCm: 'narrow',
  stemsPerBunch: 'narrow',
  stemsPerBox: 'narrow',
}

/** A cell of a new lot. */
export function NewLotInput(props: NewLotInputProps) {
  const { cell, label, text, problem, placeholder, onWrite, onPaste, onLeave } = props
  const noteId = useId()
  const isWrong = problem !== null
  const align = widths[cell] === 'wide' ? 'start' : undefined
  return (
    <>
      <span className={styles.box} data-width={widths[cell]} data-state={isWrong ? 'wrong' : undefined}>
        <input
          className={styles.input}
          data-cell={cell}
          type="text"
          aria-label={label}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? noteId : undefined}
          inputMode={
            cell === 'variety' ? 'text' : cell === 'price' || cell === 'freight' ? 'decimal' : 'numeric'
          }
          autoComplete="off"
          maxLength={cell === 'variety' ? maxLengths.variety : 20}
          placeholder={placeholder}
          value={text}
          onChange={(event) => onWrite(event.target.value)}
          onBlur={onLeave}
          onPaste={takeTable(onPaste)}
        />
      </span>
      {isWrong && (
        <span id={noteId} className={styles.note} data-wrong="" data-align={align}>
          {problem}
        </span>
      )}
    </>
  )
}
