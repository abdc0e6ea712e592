import type { FlowerType } from '@flower-market/flower-domain'
import type { ReviewLine } from './use-review.ts'

/** What becomes of a lot that has a cell in the grid. */
export const gridStatuses = ['added', 'changed', 'withdrawn', 'unchanged', 'skipped'] as const

/** What becomes of a lot that has a cell in the grid. */
export type GridStatus = (typeof gridStatuses)[number]

type Facts = NonNullable<ReviewLine['after']>

/** A lot of the review: one variety in one length. */
export interface GridCell {
  readonly line: ReviewLine
  readonly status: GridStatus
  /** The lot as it will be, else as it is. */
  readonly lot: Facts
}

/** A variety with its lots by length. */
export interface GridRow {
  readonly key: string
  readonly type: FlowerType
  readonly variety: string
  readonly tint: string
  /** How many stems its bunches have, the fewest first. */
  readonly bunches: readonly number[]
  readonly cells: ReadonlyMap<number, GridCell>
}

function toCell(line: ReviewLine): GridCell | null {
  const status = gridStatuses.find((one) => one === line.status)
  const lot = line.after ?? line.before
  return status === undefined || lot === null ? null : { line, status, lot }
}

/** The lots of a review by variety and length, in the order of the file: lengths ascending, and only varieties with a status that is shown. */
export function toGrid(
  lines: readonly ReviewLine[],
  shown: ReadonlySet<GridStatus>,
): { lengths: number[]; rows: GridRow[] } {
  const cells = lines.flatMap((line) => toCell(line) ?? [])
  const rows = [...Map.groupBy(cells, ({ lot }) => `${lot.type} ${lot.variety}`)].flatMap(
    ([key, ones]): GridRow[] => {
      const [first] = ones
      if (first === undefined || !ones.some(({ status }) => shown.has(status))) return []
      const { type, variety, tint } = first.lot
      const bunches = [...new Set(ones.map(({ lot }) => lot.stemsPerBunch))].toSorted((a, b) => a - b)
      // A line that was left out gives way to one of the same lot that was not.
      const byLength = new Map<number, GridCell>()
      for (const cell of ones) {
        const other = byLength.get(cell.lot.lengthCm)
        if (other === undefined || (other.status === 'skipped' && cell.status !== 'skipped'))
          byLength.set(cell.lot.lengthCm, cell)
      }
      return [{ key, type, variety, tint, bunches, cells: byLength }]
    },
  )
  const lengths = [...new Set(rows.flatMap(({ cells: own }) => [...own.keys()]))].toSorted((a, b) => a - b)
  return { lengths, rows }
}

/** What a review does to the stems of its lots and, in kopecks a stem on average, to the prices that change. */
export function reviewSums(lines: readonly ReviewLine[]): {
  stemsBefore: number
  stemsAfter: number
  priceChange: number | null
} {
  let [stemsBefore, stemsAfter] = [0, 0]
  const changes: number[] = []
  for (const { status, before, after } of lines) {
    stemsBefore += before?.stemsAvailable ?? 0
    stemsAfter += (status === 'skipped' ? before : after)?.stemsAvailable ?? 0
    if (status === 'changed' && before && after && before.price !== after.price) {
      changes.push(after.price - before.price)
    }
  }
  const sum = changes.reduce((all, one) => all + one, 0)
  return {
    stemsBefore,
    stemsAfter,
    priceChange: changes.length === 0 ? null : Math.round(sum / changes.length),
  }
}
