import type { GridCell } from './grid-view.ts'

/** The id of a cell, by which focus and clicks find it. */
export function cellId({ row, column }: GridCell): string {
  return `cell-${row}-${column}`
}

/** The cell around an element of the sheet; null outside of cells. */
export function cellAround(element: EventTarget): HTMLElement | null {
  return element instanceof Element ? element.closest<HTMLElement>('td') : null
}

/** The id of a row's name, by which focus finds it. */
export function varietyId(row: number): string {
  return `variety-${row}`
}

/** The row whose name or picture an element is; null elsewhere. */
export function varietyAround(element: EventTarget): number | null {
  const button = element instanceof Element ? element.closest('th')?.querySelector('button') : null
  return button ? Number(button.id.replace('variety-', '')) : null
}

/** The place of a cell: one listener on the sheet serves all cells, so that a row needs no closures. */
export function gridCellOfElement(cell: HTMLElement): GridCell {
  const [, row, column] = cell.id.split('-')
  return { row: Number(row), column: Number(column) }
}
