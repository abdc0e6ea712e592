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

/** The cell that a move leads to; at an edge the same one. Empty cells are stepped on like all others. */
export function moveTo(
  { rowCount, columnCount }: GridSize,
  { row, column }: VisibleCell,
  move: Move,
): VisibleCell {
  switch (move) {
    case 'up':
      return { row: clamp(row - 1, rowCount), column }
    case 'down':
      return { row: clamp(row + 1, rowCount), column }
    case 'left':
      return { row, column: clamp(column - 1, columnCount) }
    case 'right':
      return { row, column: clamp(column + 1, columnCount) }
    case 'row-start':
      return { row, column: 0 }
    case 'row-end':
      return { row, column: columnCount - 1 }
    case 'start':
      return { row: 0, column: 0 }
    case 'end':
      return { row: rowCount - 1, column: columnCount - 1 }
    case 'page-up':
      return { row: clamp(row - pageRows, rowCount), column }
    case 'page-down':
      return { row: clamp(row + pageRows, rowCount), column }
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
