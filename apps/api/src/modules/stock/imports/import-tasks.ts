import { readPriceFile, reviewPriceFile, type ImportLine } from '@flower-market/flower-domain'
import { readCells } from './read-cells.ts'

type Question = Parameters<typeof reviewPriceFile>[0]
type Columns = Parameters<typeof readPriceFile>[1]

/** A review, and the cells that it is of. */
export interface ReviewTask extends Omit<Question, 'lines'>, Columns {
  readonly rows: Parameters<typeof readPriceFile>[0]
}

function review({ rows, firstRow, columns, ...question }: ReviewTask): ImportLine[] {
  return reviewPriceFile({ ...question, lines: readPriceFile(rows, { firstRow, columns }) })
}

/** What takes more of the processor than a request may take of the main thread: hundreds of milliseconds for a list of 5,000 lots. */
export const importTasks = { readCells, review }

/** The type of those tasks. */
export type ImportTasks = typeof importTasks
