import { isIsoDate } from '../time/iso-date.ts'
import type { IsoDate } from '../time/iso-date.ts'

/** What a column of a list holds; `line` is a whole line in one cell, `skip` says nothing about an order. */
export const listColumns = [
  'line',
  'words',
  'length',
  'quantity',
  'bunches',
  'boxes',
  'price',
  'code',
  'skip',
] as const

/** What a column of a list holds. */
export type ListColumn = (typeof listColumns)[number]

/** The columns of a table, and where its lines begin. */
export interface ListColumns {
  /** The place of the first line; the rows before it are titles. */
  readonly firstRow: number
  readonly columns: readonly ListColumn[]
  /** The day that the codes are of, where the heading of their column says it. */
  readonly date: IsoDate | null
}

/** Words of headings, in Russian and English; the first column kind that has one wins. */
const headings: readonly (readonly [ListColumn, RegExp])[] = [
  ['code', /^(?:код|артикул|code|sku)(?:\s|$)/u],
  ['bunches', /пач|упак|банч|bunch/u],
  ['boxes', /короб|ящик|box/u],
  ['length', /длин|рост|высот|length|height|^см$|^cm$/u],
  ['price', /цен|price|стоим|сумм|amount|^руб/u],
  ['quantity', /кол|заказ|стебл|штук|^шт|qty|quantity|order|stems|pcs/u],
  [
    'words',
    /наимен|назван|сорт|товар|цвет|тип|вид|позиц|плантац|страна|номенкл|name|variety|item|type|colou?r|product|farm|grower/u,
  ],
]

const headingRows = 20
const sampledRows = 200

function normalized(cell: string): string {
  return cell.toLowerCase().replaceAll('ё', 'е').trim()
}

function headingOf(cell: string): ListColumn | null {
  const text = normalized(cell)
  if (text === '' || text.length > 40 || /^\d/u.test(text)) return null
  return headings.find(([, words]) => words.test(text))?.[0] ?? null
}

/** A number as price lists write it: `1 000`, `145,50`; null for anything else. */
export function cellNumber(cell: string | undefined): number | null {
  const text = (cell ?? '').replaceAll(/[\s\u00A0\u202F]/gu, '').replace(',', '.')
  return /^\d{1,9}(?:\.\d{1,4})?$/u.test(text) ? Number(text) : null
}

function headedColumns(row: readonly string[], width: number): ListColumn[] | null {
  const columns = Array.from({ length: width }, (_, place) => headingOf(row[place] ?? ''))
  const named = new Set(columns)
  const isHeading =
    (named.has('words') || named.has('code')) &&
    (['quantity', 'bunches', 'boxes', 'length'] as const).some((column) => named.has(column))
  return isHeading ? columns.map((column) => column ?? 'skip') : null
}

/** Packs of the lot stand beside the quantity in price lists: only the last column that counts is what is ordered. */
function oneQuantity(columns: readonly ListColumn[]): ListColumn[] {
  const counts = (column: ListColumn): boolean => ['quantity', 'bunches', 'boxes'].includes(column)
  const last = columns.findLastIndex(counts)
  return columns.map((column, place) => (counts(column) && place !== last ? 'skip' : column))
}

function isEachNext(values: readonly number[]): boolean {
  return (
    values.length > 2 && values.every((value, place) => place === 0 || value === (values[place - 1] ?? 0) + 1)
  )
}

/** What a column without a heading holds, by its cells. */
function columnByCells(cells: readonly string[]): ListColumn {
  const filled = cells.filter((cell) => cell !== '')
  if (filled.length === 0) return 'skip'
  const values = filled.flatMap((cell) => cellNumber(cell) ?? [])
  if (values.length * 2 < filled.length) return 'words'
  if (isEachNext(values)) return 'skip'
  if (values.every((value) => value >= 30 && value <= 120 && value % 5 === 0)) return 'length'
  return values.every((value) => Number.isInteger(value)) ? 'quantity' : 'price'
}

function columnsByCells(rows: readonly (readonly string[])[], width: number): ListColumn[] {
  const sample = rows.slice(0, sampledRows)
  const columns = Array.from({ length: width }, (_, place) =>
    columnByCells(sample.map((row) => row[place] ?? '')),
  )
  // Quantities can look like lengths: of two such columns the first is the length.
  const firstLength = columns.indexOf('length')
  const untangled = columns.map((column, place): ListColumn =>
    column === 'length' && place !== firstLength ? 'quantity' : column,
  )
  return oneQuantity(untangled)
}

/** What the columns of a table hold: by its headings, else by what stands in them. A person can correct it. */
export function recognizeColumns(rows: readonly (readonly string[])[]): ListColumns {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  if (width < 2) return { firstRow: 0, columns: Array.from({ length: width }, () => 'line'), date: null }
  for (const [place, row] of rows.slice(0, headingRows).entries()) {
    const headed = headedColumns(row, width)
    if (headed !== null) {
      const code = row[headed.indexOf('code')] ?? ''
      const date = code.split(' ').find(isIsoDate) ?? null
      return { firstRow: place + 1, columns: oneQuantity(headed), date }
    }
  }
  return { firstRow: 0, columns: columnsByCells(rows, width), date: null }
}
