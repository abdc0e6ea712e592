import { updTable, type UpdRow, type UpdTable } from './upd.ts'

/** A row of a document before and after a correction; what has become less of it. */
export interface CorrectionRow {
  readonly before: UpdRow
  /** Null where nothing of it is left. */
  readonly after: UpdRow | null
}

/** The rows of a correction document and what they lower. Kopecks. */
export interface CorrectionTable {
  readonly rows: readonly CorrectionRow[]
  readonly before: Sums
  readonly after: Sums
  readonly decrease: Sums
}

interface Sums {
  readonly net: number
  readonly tax: number
  readonly gross: number
}

/** A line of a document whose quantity becomes less; the price includes value-added tax. */
export interface CorrectedLine {
  readonly code: string
  readonly name: string
  /** Kopecks a stem. */
  readonly price: number
  readonly country: string
  /** Stems. */
  readonly before: number
  readonly after: number
}

function sumsOf({ net, tax, gross }: UpdTable): Sums {
  return { net, tax, gross }
}

/**
 * What a correction document says of the lines whose quantity has become less. Before and after are computed as the document itself
 * is, so that a document and its corrections together are what is left of it. Throws where a quantity does not become less.
 */
export function correctionTable(lines: readonly CorrectedLine[], vatBp: number | null): CorrectionTable {
  const rows = lines.map(({ before, after, ...line }): CorrectionRow => {
    if (after < 0 || after >= before) throw new RangeError(`A correction lowers ${before}, not to ${after}.`)
    const one = (quantity: number) => updTable([{ ...line, quantity }], { delivery: 0, vatBp }).rows[0]
    return { before: one(before) as UpdRow, after: one(after) ?? null }
  })
  const total = (quantityOf: (line: CorrectedLine) => number) =>
    sumsOf(
      updTable(
        lines.map(({ before: _before, after: _after, ...line }, place) => ({
          ...line,
          quantity: quantityOf(lines[place] as CorrectedLine),
        })),
        { delivery: 0, vatBp },
      ),
    )
  const [before, after] = [total((line) => line.before), total((line) => line.after)]
  return {
    rows,
    before,
    after,
    decrease: { net: before.net - after.net, tax: before.tax - after.tax, gross: before.gross - after.gross },
  }
}

/** What the shipments of a line say, and how much of it is charged. Stems. */
export interface DocumentedLine {
  /** The quantity that the document of each shipment says by now, in the order of the shipments. */
  readonly documented: readonly number[]
  readonly billed: number
}

/**
 * The quantities that the documents of a line have to say so that together they are what is charged: the last shipments become
 * less first. They stay as they are where no less is charged.
 */
export function correctedQuantities({ documented, billed }: DocumentedLine): readonly number[] {
  let excess = Math.max(0, documented.reduce((sum, quantity) => sum + quantity, 0) - billed)
  return documented
    .toReversed()
    .map((quantity) => {
      const less = Math.min(quantity, excess)
      excess -= less
      return quantity - less
    })
    .toReversed()
}
