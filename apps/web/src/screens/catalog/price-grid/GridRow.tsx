import { memo, Suspense, type ComponentType, type CSSProperties } from 'react'
import { isPastOwnCutoff } from '@flower-market/flower-domain'
import { FlowerPicture, StarIcon } from '@flower-market/ui'
import { useCountryName } from '../../../components/flower-name/use-country-name.ts'
import { pictureKind } from '@flower-market/app-runtime/flowers'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { isSamePlace, type CellEditor, type SnapNote } from './cell-editor.ts'
import { varietyId } from './cell-element.ts'
import { cardAt, isChosenAt, rowAt, type GridView } from './grid-view.ts'
import { PriceCell } from './PriceCell.tsx'
import styles from './PriceGrid.module.css'
import { RowCutoff } from './RowCutoff.tsx'
import type { RowPhotoProps } from './RowPhoto.tsx'
import { useGridTexts } from './use-grid-texts.ts'
import { useSnapText } from './use-live-announcements.ts'

export interface SheetRowProps {
  /** The row of the layout. */
  row: number
  /** Its number on screen, from 0. */
  number: number
  view: GridView
  /** The column that Tab reaches; -1 where it is in another row. */
  tabColumn: number
  editor: CellEditor | null
  /** The cells of the row whose quantity is not the one that was typed. */
  marks: readonly SnapNote[]
  quantities: ReadonlyMap<string, number>
  changed: ReadonlySet<string>
  isFavorite: boolean
  /** Its variety is shown beside the list or over it. */
  isShown: boolean
  Photo: ComponentType<RowPhotoProps> | null
  /** The moment, where lots have cut-offs of their own; else null. */
  now: Date | null
}

/** Icons are hidden from screen readers unless they say something. */
const asImage = { role: 'img', 'aria-hidden': false } as const

/** A variety of a plantation with its lengths. */
export const GridRow = memo((props: SheetRowProps) => {
  const {
    row,
    number,
    view,
    tabColumn,
    editor,
    marks,
    quantities,
    changed,
    isFavorite,
    isShown,
    Photo,
    now,
  } = props
  const t = useTranslate()
  const { cellTexts, farmOf, lengthOf } = useGridTexts()
  const absent = t('catalog.cellAbsent')
  const snapText = useSnapText()
  const countryName = useCountryName()
  const facts = rowAt(view, row)
  const { variety, plantation, country, tint } = facts
  return (
    <tr
      aria-rowindex={number + 2}
      aria-current={isShown || undefined}
      className={styles.row}
      style={{ '--row': number } as CSSProperties}
    >
      <th scope="row" aria-colindex={1} className={styles.variety} title={`${variety}, ${plantation}`}>
        <FlowerPicture kind={pictureKind(facts)} tint={tint} className={styles.image} />
        {Photo && (
          <Suspense>
            <Photo row={facts} />
          </Suspense>
        )}
        <button
          type="button"
          id={varietyId(row)}
          // Reached by an arrow from the first length: Tab leads through the list in one step.
          tabIndex={-1}
        >
          {variety}
        </button>
        {isFavorite && (
          <StarIcon {...asImage} aria-label={t('catalog.favorites')} className={styles.favorite} />
        )}
        {now === null ? (
          <small>{farmOf(facts)}</small>
        ) : (
          <span className={styles.offer}>
            <small>
              <span className={styles.country}>{countryName(country)}</span>
              <span className={styles.plantation}>&nbsp;· {plantation}</span>
            </small>
            <RowCutoff cells={facts.cells} now={now} />
          </span>
        )}
      </th>
      {view.layout.lengths.map((lengthCm, column) => {
        const card = cardAt(view, { row, column })
        const mark = marks.find(({ place }) => isSamePlace(place, { row, column }))
        return (
          <PriceCell
            key={lengthCm}
            row={row}
            column={column}
            length={lengthOf(lengthCm)}
            absent={absent}
            isLast={column > 0 && column === view.layout.lengths.length - 1}
            isChosen={isChosenAt(view, { row, column })}
            isTabStop={column === tabColumn}
            card={card}
            isClosed={card !== null && now !== null && isPastOwnCutoff(card, now)}
            texts={card && cellTexts(card)}
            quantity={card === null ? 0 : (quantities.get(card.code) ?? 0)}
            isChanged={card !== null && changed.has(card.code)}
            editor={editor?.place.column === column ? editor : null}
            note={card !== null && mark !== undefined ? snapText(card, mark) : undefined}
            isRefused={mark?.change === 'limited-by-stock'}
          />
        )
      })}
    </tr>
  )
})
