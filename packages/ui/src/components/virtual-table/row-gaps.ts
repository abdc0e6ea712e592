/** A row on screen: where it starts and ends in the whole list, in CSS pixels. */
export interface PlacedRow {
  index: number
  start: number
  end: number
}

/** An element of the body: a row, or a spacer in place of rows that are not rendered. */
export type BodyPiece = { kind: 'row'; index: number } | { kind: 'gap'; key: string; height: number }

/** The rendered rows with spacers before, between and after them, together `totalHeight` high. */
export function withRowGaps(rows: readonly PlacedRow[], totalHeight: number): BodyPiece[] {
  const pieces: BodyPiece[] = []
  let reached = 0
  const fillTo = (start: number, key: string) => {
    if (start > reached) pieces.push({ kind: 'gap', key, height: start - reached })
  }
  for (const { index, start, end } of rows) {
    fillTo(start, `before-${index}`)
    pieces.push({ kind: 'row', index })
    reached = end
  }
  fillTo(totalHeight, 'after')
  return pieces
}

/** The indexes to render, plus the row that has focus, which must not be removed. */
export function withKeptRow(indexes: readonly number[], kept: number | null, count: number): number[] {
  if (kept === null || kept >= count || indexes.includes(kept)) return [...indexes]
  return [...indexes, kept].toSorted((a, b) => a - b)
}
