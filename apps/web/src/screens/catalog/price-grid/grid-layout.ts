import { groupIntoPriceGrid, type FlowerCard, type GridRow } from '@flower-market/flower-domain'

/** A day's whole sheet, laid out once; filters then only choose among its rows and cells. */
export interface GridLayout {
  /** Centimetres, shortest first. */
  readonly lengths: readonly number[]
  readonly rows: readonly GridRow[]
  /** Row by row, for every length the position of its card; -1 where nothing is sold. */
  readonly cells: Int32Array
  /** For every card, the number of its row. */
  readonly rowOf: Uint32Array
  /** For every card, the number of its length. */
  readonly columnOf: Uint32Array
}

/** Lays the cards out as variety × length; the columns are the cards' lengths unless others are given. */
export function createGridLayout(cards: readonly FlowerCard[], columns?: number[]): GridLayout {
  const { lengths, rows } = groupIntoPriceGrid(cards, columns)
  const positions = new Map(cards.map((card, position) => [card, position]))
  const cells = new Int32Array(rows.length * lengths.length).fill(-1)
  const rowOf = new Uint32Array(cards.length)
  const columnOf = new Uint32Array(cards.length)
  rows.forEach((row, rowNumber) =>
    row.cells.forEach((card, column) => {
      if (card === null) return
      const position = positions.get(card) as number
      cells[rowNumber * lengths.length + column] = position
      rowOf[position] = rowNumber
      columnOf[position] = column
    }),
  )
  return { lengths, rows, cells, rowOf, columnOf }
}
