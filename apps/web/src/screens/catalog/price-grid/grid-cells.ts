import type { VisibleCell, GridSize } from './grid-move.ts'
import { cardAt, type GridCell, type GridView } from './grid-view.ts'

/** The seats of a view, and the way between seats (numbered on screen) and places (numbered in the layout). */
export interface GridCells extends GridSize {
  readonly gridCellOf: (visibleCell: VisibleCell) => GridCell
  /** Negative numbers where the view does not show the place. */
  readonly visibleCellOf: (place: GridCell) => VisibleCell
}

/** Numbers the cells of a view as they are seen. */
export function gridCellsOf(view: GridView): GridCells {
  const gridCellOf = ({ row, column }: VisibleCell): GridCell => ({ row: view.rows[row] as number, column })
  return {
    rowCount: view.rows.length,
    columnCount: view.layout.lengths.length,
    isTaken: (visibleCell) => cardAt(view, gridCellOf(visibleCell)) !== null,
    gridCellOf,
    visibleCellOf: ({ row, column }) => ({
      row: view.rows.indexOf(row),
      column,
    }),
  }
}
