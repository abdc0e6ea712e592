/** What is seen of a long list: pixels scrolled past its beginning, and pixels of it that fit on screen. */
export interface SeenPart {
  readonly scrolled: number
  readonly visible: number
}

/** Rows from `first` up to, not including, `end`. */
export interface RowRange {
  readonly first: number
  readonly end: number
}

/** Rows kept ready on each side, so that a slow scroll never shows a gap. */
const SPARE_ROWS = 1

/** The rows of fixed height (pixels) to render. */
export const windowRange = ({ scrolled, visible }: SeenPart, rowHeight: number, count: number): RowRange => {
  const first = Math.floor(scrolled / rowHeight) - SPARE_ROWS
  const end = Math.ceil((scrolled + visible) / rowHeight) + SPARE_ROWS
  return { first: Math.min(Math.max(0, first), count), end: Math.min(Math.max(0, end), count) }
}

/** The range's rows, and the row that holds the focus wherever it is: a focused element must not be unmounted. */
export const rowsToRender = ({ first, end }: RowRange, focused: number): number[] => {
  const rows = Array.from({ length: Math.max(0, end - first) }, (_, offset) => first + offset)
  if (focused < 0 || (focused >= first && focused < end)) return rows
  return focused < first ? [focused, ...rows] : [...rows, focused]
}
