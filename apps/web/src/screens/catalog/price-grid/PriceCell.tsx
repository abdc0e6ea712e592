import { memo } from 'react'
import { packStep, type FlowerCard } from '@flower-market/flower-domain'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { cellId } from './cell-element.ts'
import { CellEditorPopup } from './CellEditorPopup.tsx'
import type { CellEditor } from './cell-editor.ts'
import styles from './PriceCell.module.css'
import type { CellTexts } from './use-grid-texts.ts'

export interface SheetCellProps {
  /** Its place in the layout. */
  row: number
  column: number
  /** What its column is called. */
  length: string
  /** What a cell without a lot says. */
  absent: string
  isLast: boolean
  /** Filters and words let it through; the others are paler, and can be ordered all the same. */
  isChosen: boolean
  isTabStop: boolean
  card: FlowerCard | null
  /** Its plantation takes no more orders for it. */
  isClosed: boolean
  texts: CellTexts | null
  /** Stems in the cart. */
  quantity: number
  /** The stock has changed just now. */
  isChanged: boolean
  editor: CellEditor | null
  /** Why the quantity is not the one that was typed. */
  note: string | undefined
  /** What was typed was not put into the cart. */
  isRefused: boolean
}

const kopecksPerRuble = 100

/** How many of the two figures of a price's kopecks are a 1, which is narrower than the others. */
function narrowKopecks(price: number): number {
  const kopecks = price % kopecksPerRuble
  return Number(kopecks % 10 === 1) + Number(Math.floor(kopecks / 10) === 1)
}

/** From so many characters on, what stands under the price is set smaller: «ещё 1 200 · ×300». */
const longText = 15

/** A lot, or none. One element: the length and what stands under the price are CSS content from its data. */
export const PriceCell = memo((props: SheetCellProps) => {
  const { row, column, length, absent, isLast, isChosen, isTabStop, card, isClosed, texts } = props
  const { quantity, isChanged, editor, note, isRefused } = props
  const t = useTranslate()
  const shared = {
    // Said by name: the sheet's display turns off what a cell of a table means to some readers.
    role: 'gridcell',
    id: cellId({ row, column }),
    tabIndex: isTabStop ? 0 : -1,
    'aria-colindex': column + 2,
    className: styles.cell,
  }
  if (card === null || texts === null) {
    return <td {...shared} data-level="absent" aria-label={absent} />
  }
  const { price } = texts
  const level = isClosed ? 'none' : texts.level
  const stock = isClosed ? t('catalog.cellClosed') : texts.stock
  const offered = isClosed ? t('catalog.cellNameClosed', { name: texts.name }) : texts.name
  const name = isChosen ? offered : t('catalog.cellNameOutside', { name: offered })
  const isOrdered = quantity > 0
  const below = isOrdered ? t('catalog.cellInCart', { quantity, step: packStep(card) }) : stock
  return (
    <td
      {...shared}
      data-level={level}
      data-pale={isChosen ? undefined : ''}
      data-whole={card.price % kopecksPerRuble === 0 || undefined}
      data-ones={narrowKopecks(card.price) || undefined}
      data-length={length}
      data-below={below}
      data-long={below.length >= longText || undefined}
      data-ordered={isOrdered ? (isClosed || quantity > card.stemsAvailable ? 'over' : 'fits') : undefined}
      data-changed={isChanged || undefined}
      data-note={note}
      data-refused={isRefused || undefined}
      aria-description={note}
      data-editor={editor !== null || undefined}
      // While the cell is edited, its field has the name.
      aria-label={
        editor !== null ? undefined : isOrdered ? t('catalog.cellNameInCart', { name, quantity }) : name
      }
    >
      {price}
      {editor !== null && <CellEditorPopup card={card} editor={editor} quantity={quantity} isLast={isLast} />}
    </td>
  )
})
