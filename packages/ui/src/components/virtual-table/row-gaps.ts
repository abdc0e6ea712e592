/** A row on screen: where it starts and ends in the whole list, in CSS pixels. */
export interface PlacedRow {
  index: number
  start: number
  end: number
}

/** What stands in the body: a row, or an empty stretch in place of rows that are not drawn. */
export type BodyPiece = { kind: 'row'; index: number } | { kind: 'gap'; key: string; height: number }

/** The drawn rows with the stretches before, between and after them, so that together they are `totalHeight` high. */
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

/** The indexes to draw with one more kept among them: the row that holds the focus must not vanish under it. */
export function withKeptRow(indexes: readonly number[], kept: number | null, count: number): number[] {
  if (kept === null || kept >= count || indexes.includes(kept)) return [...indexes]
  return [...indexes, kept].toSorted((a, b) => a - b)
}
