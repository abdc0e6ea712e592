import type { Place } from './sheet-view.ts'

/** The id of a cell, by which focus and clicks find it. */
export const cellId = ({ row, column }: Place): string => `cell-${row}-${column}`

/** The cell around an element of the sheet; null outside of cells. */
export const cellAround = (element: EventTarget): HTMLElement | null =>
  element instanceof Element ? element.closest<HTMLElement>('td') : null

/** The place of a cell: one listener on the sheet serves all cells, so that a row needs no closures. */
export const placeOfCell = (cell: HTMLElement): Place => {
  const [, row, column] = cell.id.split('-')
  return { row: Number(row), column: Number(column) }
}
