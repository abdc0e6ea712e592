import type { FlowerCard, GridRow } from '@flower-market/flower-domain'
import type { GridLayout } from './grid-layout.ts'

/** A place on the sheet that filters do not move: a row and a column of the layout. */
export interface GridCell {
  readonly row: number
  readonly column: number
}

/** What of a layout is shown, and in which order. */
export interface GridView {
  readonly layout: GridLayout
  readonly cards: readonly FlowerCard[]
  /** Rows of the layout, in the order shown. */
  readonly rows: Uint32Array
  /** For every card, 1 when it was chosen; the others of a shown row are seen, too, and can be ordered. */
  readonly chosen: Uint8Array
  readonly cardCount: number
  /** How many rows the list has; more than `rows` while only its beginning is known. */
  readonly rowCount: number
}

/** Shows the chosen cards: one pass over their positions, rows in the order of their first cards. */
export function createGridView(
  layout: GridLayout,
  cards: readonly FlowerCard[],
  positions: Uint32Array,
): GridView {
  const chosen = new Uint8Array(cards.length)
  const isListed = new Uint8Array(layout.rows.length)
  const rows = new Uint32Array(layout.rows.length)
  let rowCount = 0
  for (const position of positions) {
    const row = layout.rowOf[position] as number
    chosen[position] = 1
    rows[rowCount] = row
    rowCount += 1 - (isListed[row] as number)
    isListed[row] = 1
  }
  return {
    layout,
    cards,
    chosen,
    rows: rows.subarray(0, rowCount),
    cardCount: positions.length,
    rowCount,
  }
}

function positionAt({ layout }: GridView, { row, column }: GridCell): number {
  return layout.cells[row * layout.lengths.length + column] ?? -1
}

/** The card at a place; null where the length does not exist. */
export function cardAt(view: GridView, cell: GridCell): FlowerCard | null {
  return view.cards[positionAt(view, cell)] ?? null
}

/** Whether filters and words let the card at a place through. */
export function isChosenAt(view: GridView, cell: GridCell): boolean {
  return view.chosen[positionAt(view, cell)] === 1
}

/** The first place, row by row, that filters and words let through; null where there is none. */
export function firstChosen(view: GridView): GridCell | null {
  const [row] = view.rows
  if (row === undefined) return null
  const column = view.layout.lengths.findIndex((_, one) => isChosenAt(view, { row, column: one }))
  return column === -1 ? null : { row, column }
}

/** The facts of a row of the layout. */
export function rowAt({ layout }: GridView, row: number): GridRow {
  return layout.rows[row] as GridRow
}
