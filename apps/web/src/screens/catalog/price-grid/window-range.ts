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
const spareRows = 1

/** The rows of fixed height (pixels) to render of a list without an end. */
export function windowRange({ scrolled, visible }: SeenPart, rowHeight: number): RowRange {
  return {
    first: Math.max(0, Math.floor(scrolled / rowHeight) - spareRows),
    end: Math.max(0, Math.ceil((scrolled + visible) / rowHeight) + spareRows),
  }
}

/**
 * The numbers of the rows to render: those of the range that the list has, and the row that holds the focus wherever
 * it is, since a focused element must not be unmounted.
 */
export function rowsToRender({ first, end }: RowRange, count: number, focused: number): number[] {
  const last = Math.min(end, count)
  const rows = Array.from({ length: Math.max(0, last - first) }, (_, offset) => first + offset)
  if (focused < 0 || (focused >= first && focused < last)) return rows
  return focused < first ? [focused, ...rows] : [...rows, focused]
}
