import { useAtomValue } from 'jotai'
import { memo, useImperativeHandle, useMemo, type ComponentType, type CSSProperties, type Ref } from 'react'
import { favoriteKey, type FlowerCard } from '@flower-market/flower-domain'
import { VisuallyHidden } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { compactRowsAtom } from '../../../state/compact-rows.atoms.ts'
import { isSamePlace, type SnapNote } from './cell-editor.ts'
import { nextTaken } from './grid-move.ts'
import { LotLine } from './LotLine.tsx'
import { coveredPx, lowWindowMedia, phoneMedia, rowHeightPx } from './row-height.ts'
import { gridCellsOf } from './grid-cells.ts'
import { GridHead } from './GridHead.tsx'
import { GridRow } from './GridRow.tsx'
import type { RowPhotoProps } from './RowPhoto.tsx'
import { firstChosen, rowAt, type GridCell, type GridView } from './grid-view.ts'
import styles from './PriceGrid.module.css'
import { useMedia } from '../../../components/media/use-media.ts'
import { useGridControl } from './use-grid-control.ts'
import { useWindowRows } from './use-window-rows.ts'
import { rowsToRender } from './window-range.ts'

/** What others may ask of the list. */
export interface PriceGridHandle {
  /** Puts the focus on the first lot that filters and words let through. */
  readonly focusFirst: () => void
}

export interface PriceGridProps {
  ref: Ref<PriceGridHandle>
  view: GridView
  /** Stems in the cart by the card's code. */
  quantities: ReadonlyMap<string, number>
  /** Codes whose stock has changed just now. */
  changed: ReadonlySet<string>
  /** Keys of the favorite varieties. */
  favorites: ReadonlySet<string>
  /** Shows a photograph in place of a row's drawing; null while only the beginning of the list is there. */
  Photo: ComponentType<RowPhotoProps> | null
  /** Orders for the day are over: the sheet can be read, not filled. */
  readOnly: boolean
  /** The moment, where lots have cut-offs of their own; else null. */
  now: Date | null
  /** The row of the layout whose variety is shown beside the list or over it; null for none. */
  shown: number | null
  /** A card's quantity in the cart is to be this many stems. */
  onOrder: (card: FlowerCard, quantity: number) => void
  /** The picture or the name of a row of the layout was pressed. */
  onVariety: (row: number) => void
}

const noMarks: readonly SnapNote[] = []

/** Why the quantity at a place is not the one that was typed. */
function markAt(marks: readonly SnapNote[], place: GridCell | null): SnapNote | null {
  return (place && marks.find((mark) => isSamePlace(mark.place, place))) ?? null
}

/** The ARIA pattern of a sheet that is walked and filled by keys, on the table that it is. */
const asGrid = { role: 'grid' } as const

/** Variety × length: every cell a lot, ordered by keys, mouse or thumb. Only the rows on screen are rendered. */
export const PriceGrid = memo((props: PriceGridProps) => {
  const { view, quantities, changed, favorites, Photo, readOnly, now, shown, onOrder, onVariety, ref } = props
  const t = useTranslate()
  const isPhone = useMedia(phoneMedia)
  const isLow = useMedia(lowWindowMedia)
  const isCompact = useAtomValue(compactRowsAtom) || isLow
  const rows = isPhone ? 'phone' : isCompact ? 'compact' : 'desktop'
  const rowHeight = rowHeightPx[rows]
  const columnCount = view.layout.lengths.length
  const gridCells = useMemo(() => gridCellsOf(view), [view])
  const { list, range } = useWindowRows(rowHeight, coveredPx[rows])
  const { at, focus, editor, note, marks, announcement, looked, takeAllAt, dismissNote, listeners } =
    useGridControl({
      view,
      gridCells,
      quantities,
      changed,
      readOnly,
      now,
      onOrder,
      onVariety,
    })

  useImperativeHandle(ref, () => ({
    focusFirst: () => {
      const first = firstChosen(view)
      if (first !== null) focus(first)
    },
  }))

  const resting = at === null ? null : gridCells.visibleCellOf(at)
  const isResting = resting !== null && resting.row >= 0 && resting.column >= 0
  const stop = isResting ? resting : nextTaken(gridCells, { row: 0, column: -1 }, 1)
  const stopPlace = stop && gridCells.gridCellOf(stop)

  return (
    <>
      <table
        {...asGrid}
        {...listeners}
        aria-label={t('catalog.sheet')}
        aria-rowcount={view.rowCount + 1}
        aria-colcount={columnCount + 1}
        aria-readonly={readOnly}
        className={styles.grid}
        data-rows={rows}
        data-offers={now === null ? undefined : ''}
        style={{ '--columns': columnCount } as CSSProperties}
      >
        <GridHead layout={view.layout} />
        <tbody
          ref={list}
          className={styles.rows}
          // A custom property would be inherited: with each key in the search, all cells would be styled anew.
          style={{ blockSize: `calc(${view.rowCount} * var(--row-height))` }}
        >
          {rowsToRender(range, view.rows.length, stop?.row ?? -1).map((number) => {
            const row = view.rows[number] as number
            return (
              <GridRow
                // By its place in the list: a filter then changes texts instead of building rows anew.
                key={number}
                row={row}
                number={number}
                view={view}
                tabColumn={stopPlace?.row === row ? stopPlace.column : -1}
                editor={editor?.place.row === row ? editor : null}
                marks={marks.some(({ place }) => place.row === row) ? marks : noMarks}
                quantities={quantities}
                changed={changed}
                isFavorite={favorites.has(favoriteKey(rowAt(view, row)))}
                isShown={row === shown}
                Photo={Photo}
                now={now}
              />
            )
          })}
        </tbody>
      </table>
      <LotLine
        view={view}
        looked={looked}
        // While the cell is edited, its editor says it.
        note={editor === null ? (note ?? markAt(marks, looked)) : null}
        onTakeAll={takeAllAt}
        onDismiss={dismissNote}
      />
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </>
  )
})
