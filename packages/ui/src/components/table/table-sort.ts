export type TableSortDirection = 'ascending' | 'descending'

/** Which column sorts the rows, and in which direction. */
export interface TableSort<Column extends string> {
  column: Column
  direction: TableSortDirection
}

/** The order after a click on a column's label: ascending first, then descending. */
export function nextTableSort<Column extends string>(
  current: TableSort<Column> | null,
  column: Column,
): TableSort<Column> {
  return {
    column,
    direction: current?.column === column && current.direction === 'ascending' ? 'descending' : 'ascending',
  }
}
