import { memo, type CSSProperties } from 'react'
import { FlowerPicture } from '@flower-market/ui'
import { useTranslate } from '../../../i18n/use-translate.ts'
import type { Hand, SnapNote } from './hand.ts'
import { cardAt, rowAt, type SheetView } from './sheet-view.ts'
import { SheetCell } from './SheetCell.tsx'
import styles from './TradingSheet.module.css'
import { useSheetTexts } from './use-sheet-texts.ts'
import { useSnapWords } from './use-spoken.ts'

export interface SheetRowProps {
  /** The row of the layout. */
  row: number
  /** Its number on screen, from 0. */
  number: number
  view: SheetView
  /** The column that Tab reaches; -1 where it is in another row. */
  tabColumn: number
  hand: Hand | null
  note: SnapNote | null
  quantities: ReadonlyMap<string, number>
  changed: ReadonlySet<string>
}

/** A variety of a plantation with its lengths. */
export const SheetRow = memo((props: SheetRowProps) => {
  const { row, number, view, tabColumn, hand, note, quantities, changed } = props
  const t = useTranslate()
  const { cellTexts, farmOf, lengthOf } = useSheetTexts()
  const absent = t('catalog.cellAbsent')
  const snapWords = useSnapWords()
  const facts = rowAt(view, row)
  const { variety, plantation, type, tint } = facts
  return (
    <tr aria-rowindex={number + 2} className={styles.row} style={{ '--row': number } as CSSProperties}>
      <th scope="row" aria-colindex={1} className={styles.variety} title={`${variety}, ${plantation}`}>
        <FlowerPicture kind={type} tint={tint} className={styles.picture} />
        {variety}
        <small>{farmOf(facts)}</small>
      </th>
      {view.columns.map((column, columnNumber) => {
        const card = cardAt(view, { row, column })
        return (
          <SheetCell
            key={column}
            place={{ row, column }}
            length={lengthOf(view.layout.lengths[column] as number)}
            absent={absent}
            number={columnNumber}
            isLast={columnNumber > 0 && columnNumber === view.columns.length - 1}
            isTabStop={column === tabColumn}
            card={card}
            texts={card && cellTexts(card)}
            quantity={card === null ? 0 : (quantities.get(card.code) ?? 0)}
            isChanged={card !== null && changed.has(card.code)}
            hand={hand?.place.column === column ? hand : null}
            note={card !== null && note?.place.column === column ? snapWords(card, note) : undefined}
          />
        )
      })}
    </tr>
  )
})
