import type { ListColumn, ListColumns } from './list-columns.ts'
import { cellNumber } from './list-columns.ts'
import type { ListLine, ListQuantity, ListUnit } from './list-line.ts'
import { readListLine } from './read-list-line.ts'

/** The lines of a table, and how many of its rows order nothing. */
export interface ListLines {
  readonly lines: readonly ListLine[]
  /** Rows that say a flower and no quantity, in a table with a column for it. */
  readonly blankRows: number
}

const countColumns: readonly (readonly [ListColumn, ListUnit | null])[] = [
  ['quantity', null],
  ['bunches', 'bunches'],
  ['boxes', 'boxes'],
]

/** A cell of a column of quantities: a number in the column's unit, or a number with a unit of its own. */
function quantityOfCell(cell: string, unit: ListUnit | null): ListQuantity | null {
  const value = cellNumber(cell)
  if (value !== null) return value > 0 ? { value, unit } : null
  const { quantity, numbers } = readListLine(cell, 0)
  const [number] = numbers
  return quantity ?? (number === undefined ? null : { value: number, unit })
}

function lineOf(row: readonly string[], columns: readonly ListColumn[], number: number): ListLine {
  const cells = (wanted: ListColumn): string[] =>
    row.filter((cell, place) => columns[place] === wanted && cell !== '')
  const quantity = countColumns.flatMap(([column, unit]) =>
    cells(column).flatMap((cell) => quantityOfCell(cell, unit) ?? []),
  )[0]
  const [lengthCell, priceCell] = [cells('length')[0], cells('price')[0]]
  const read = readListLine([...cells('line'), ...cells('words')].join(' '), number)
  const length =
    lengthCell === undefined ? null : (cellNumber(lengthCell) ?? readListLine(lengthCell, 0).lengthCm)
  const price = cellNumber(priceCell)
  return {
    ...read,
    text: row
      .filter((cell, place) => columns[place] !== 'skip' && columns[place] !== 'code' && cell !== '')
      .join(' '),
    code: cells('code')[0] ?? null,
    lengthCm: length ?? read.lengthCm,
    quantity: quantity ?? read.quantity,
    price: price === null ? read.price : Math.round(price * 100),
  }
}

/** The lines of a table by its columns; rows without any text are no lines. */
export function linesOfTable(
  rows: readonly (readonly string[])[],
  { firstRow, columns }: ListColumns,
): ListLines {
  const hasCounts = columns.some((column) => countColumns.some(([one]) => one === column))
  const filled = rows
    .map((row, place) => ({ row, number: place + 1 }))
    .slice(firstRow)
    .filter(({ row }) => row.some((cell, place) => cell !== '' && columns[place] !== 'skip'))
  const lines = filled.map(({ row, number }) => lineOf(row, columns, number))
  const ordered = hasCounts ? lines.filter(({ quantity }) => quantity !== null) : lines
  return { lines: ordered, blankRows: lines.length - ordered.length }
}
