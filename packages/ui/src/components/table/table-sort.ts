export type TableSortDirection = 'ascending' | 'descending'

/** Which column orders the rows, and which way. */
export interface TableSort<Column extends string> {
  column: Column
  direction: TableSortDirection
}

/** The order after a press on a column's name: ascending first, then the other way round. */
export function nextTableSort<Column extends string>(
  current: TableSort<Column> | null,
  column: Column,
): TableSort<Column> {
  return {
    column,
    direction: current?.column === column && current.direction === 'ascending' ? 'descending' : 'ascending',
  }
}
