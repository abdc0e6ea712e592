/** A cell by what is seen: the row and the column as they are numbered on screen. */
export interface VisibleCell {
  readonly row: number
  readonly column: number
}

/** As much of a sheet as moving about needs. */
export interface GridSize {
  readonly rowCount: number
  readonly columnCount: number
  readonly isTaken: (visibleCell: VisibleCell) => boolean
}

/** Where a key leads. */
export type Move =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'row-start'
  | 'row-end'
  | 'start'
  | 'end'
  | 'page-up'
  | 'page-down'

const pageRows = 8

function clamp(value: number, count: number): number {
  return Math.min(Math.max(0, value), count - 1)
}

/** The nearest lot of a row or a column; null where there is none before the edge. */
function nearest(
  { rowCount, columnCount, isTaken }: GridSize,
  from: VisibleCell,
  step: { readonly rows: number; readonly columns: number },
): VisibleCell | null {
  let { row, column } = from
  while (row >= 0 && row < rowCount && column >= 0 && column < columnCount) {
    if (isTaken({ row, column })) return { row, column }
    row += step.rows
    column += step.columns
  }
  return null
}

/**
 * The lot that a move leads to: always of the same variety or of the same length, past the lengths that do not exist. Where
 * there is no other, the cell itself.
 */
export function moveTo(plan: GridSize, from: VisibleCell, move: Move): VisibleCell {
  const { rowCount, columnCount } = plan
  const { row, column } = from
  const along = (rows: number, columns: number, start: VisibleCell): VisibleCell =>
    nearest(plan, start, { rows, columns }) ?? from
  const page = (step: 1 | -1): VisibleCell => {
    const start = { row: clamp(row + step * pageRows, rowCount), column }
    return nearest(plan, start, { rows: step, columns: 0 }) ?? along(-step, 0, start)
  }
  switch (move) {
    case 'up':
      return along(-1, 0, { row: row - 1, column })
    case 'down':
      return along(1, 0, { row: row + 1, column })
    case 'left':
      return along(0, -1, { row, column: column - 1 })
    case 'right':
      return along(0, 1, { row, column: column + 1 })
    case 'row-start':
      return along(0, 1, { row, column: 0 })
    case 'row-end':
      return along(0, -1, { row, column: columnCount - 1 })
    case 'start':
      return nextTaken(plan, { row: 0, column: -1 }, 1) ?? from
    case 'end':
      return nextTaken(plan, { row: rowCount, column: 0 }, -1) ?? from
    case 'page-up':
      return page(-1)
    case 'page-down':
      return page(1)
  }
}

/** The next cell with something in it, to the right and then down (`step` 1) or back (-1); null past the last. */
export function nextTaken(plan: GridSize, from: VisibleCell, step: 1 | -1): VisibleCell | null {
  const last = plan.rowCount * plan.columnCount - 1
  for (let at = from.row * plan.columnCount + from.column + step; at >= 0 && at <= last; at += step) {
    const visibleCell = { row: Math.floor(at / plan.columnCount), column: at % plan.columnCount }
    if (plan.isTaken(visibleCell)) return visibleCell
  }
  return null
}

/** The move that a key means, with Ctrl or Cmd held or not; null for every other key. */
export function moveOfKey(key: string, hasModifier: boolean): Move | null {
  if (hasModifier) return key === 'Home' ? 'start' : key === 'End' ? 'end' : null
  return plainMoves[key] ?? null
}

const plainMoves: { readonly [key: string]: Move } = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'row-start',
  End: 'row-end',
  PageUp: 'page-up',
  PageDown: 'page-down',
}
