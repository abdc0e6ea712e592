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
  /** Columns of the layout, shortest first. */
  readonly columns: readonly number[]
  /** For every card, 1 when it is shown. */
  readonly shown: Uint8Array
  readonly cardCount: number
  /** How many rows the list has; more than `rows` while only its beginning is known. */
  readonly rowCount: number
}

/** The columns of some cards. */
export function columnsOf({ lengths, columnOf }: GridLayout, positions: Uint32Array): number[] {
  const used = new Uint8Array(lengths.length)
  for (const position of positions) used[columnOf[position] as number] = 1
  return [...used.keys()].filter((column) => used[column] === 1)
}

/** Shows the chosen cards: one pass over their positions, rows in the order of their first cards. */
export function createGridView(
  layout: GridLayout,
  cards: readonly FlowerCard[],
  positions: Uint32Array,
  columns: readonly number[],
): GridView {
  const shown = new Uint8Array(cards.length)
  const isListed = new Uint8Array(layout.rows.length)
  const rows = new Uint32Array(layout.rows.length)
  let rowCount = 0
  for (const position of positions) {
    const row = layout.rowOf[position] as number
    shown[position] = 1
    rows[rowCount] = row
    rowCount += 1 - (isListed[row] as number)
    isListed[row] = 1
  }
  return {
    layout,
    cards,
    columns,
    shown,
    rows: rows.subarray(0, rowCount),
    cardCount: positions.length,
    rowCount,
  }
}

/** The card that is shown at a place; null where there is none. */
export function cardAt({ layout, cards, shown }: GridView, { row, column }: GridCell): FlowerCard | null {
  const position = layout.cells[row * layout.lengths.length + column] ?? -1
  return shown[position] === 1 ? (cards[position] ?? null) : null
}

/** The facts of a row of the layout. */
export function rowAt({ layout }: GridView, row: number): GridRow {
  return layout.rows[row] as GridRow
}
