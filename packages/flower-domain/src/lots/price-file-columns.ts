import { cellNumber } from '../lists/list-columns.ts'

/**
 * What a column of a plantation's price list holds; `stems`, `bunches` and `boxes` count what there is, `bunch` and `box` say
 * how many stems one holds, `skip` says nothing about a lot.
 */
export const priceFileColumns = [
  'variety',
  'type',
  'color',
  'length',
  'price',
  'stems',
  'bunches',
  'boxes',
  'bunch',
  'box',
  'skip',
] as const

/** What a column of a plantation's price list holds. */
export type PriceFileColumn = (typeof priceFileColumns)[number]

/** The columns of a price list, and where its lines begin. */
export interface PriceFileColumns {
  /** The place of the first line; the rows before it are titles. */
  readonly firstRow: number
  readonly columns: readonly PriceFileColumn[]
  /** What the same layout is recognized by the next time; empty where nothing names the columns. */
  readonly layout: string
}

const headingRows = 30
const headingMaxLength = 40
const sampledRows = 200

const perWords: ReadonlySet<string> = new Set(['в', 'на', 'per', 'in', 'a'])

/** Words of headings, in Russian and English; the first column kind that has one wins. */
const headings: readonly (readonly [PriceFileColumn, RegExp])[] = [
  ['bunch', /фасовк|packing/u],
  ['bunches', /пач|упак|банч|bunch/u],
  ['boxes', /короб|ящик|box/u],
  ['length', /длин|рост|высот|length|height|^см$|^cm$/u],
  ['price', /цен|price|стоим|fob|^руб|^usd|^eur|^\$|^€/u],
  ['color', /цвет|colou?r/u],
  ['type', /^тип|^вид|культур|категор|^type|category|species/u],
  ['variety', /сорт|наимен|назван|товар|номенкл|позиц|variety|name|item|product|flower/u],
  ['stems', /кол|остат|налич|стебл|штук|^шт|stock|qty|quantity|stems|available|pcs/u],
]

const perPack: Readonly<Partial<Record<PriceFileColumn, PriceFileColumn>>> = {
  bunches: 'bunch',
  boxes: 'box',
}

function normalized(cell: string): string {
  return cell.toLowerCase().replaceAll('ё', 'е').trim()
}

/** «шт в пачке» and «stems/box» say what one pack holds, «пачек» how many there are. */
function headingOf(cell: string): PriceFileColumn | null {
  const text = normalized(cell)
  if (text === '' || text.length > headingMaxLength || /^\d/u.test(text)) return null
  const found = headings.find(([, words]) => words.test(text))?.[0] ?? null
  const isPer = text.includes('/') || text.split(' ').some((word) => perWords.has(word))
  return found !== null && isPer ? (perPack[found] ?? found) : found
}

/** Of two columns of one kind the first counts. */
function eachOnce(columns: readonly (PriceFileColumn | null)[]): PriceFileColumn[] {
  return columns.map((column, place) =>
    column === null || columns.indexOf(column) !== place ? 'skip' : column,
  )
}

/** What a column without a heading holds, by its cells. */
function columnByCells(cells: readonly string[]): 'variety' | 'length' | 'number' | 'skip' {
  const filled = cells.filter((cell) => cell !== '')
  if (filled.length === 0) return 'skip'
  const values = filled.flatMap((cell) => cellNumber(cell) ?? [])
  if (values.length * 2 < filled.length) return 'variety'
  return values.every((value) => value >= 30 && value <= 120 && value % 5 === 0) ? 'length' : 'number'
}

/** Without headings a price comes before the stock, as in nearly all price lists. */
function columnsByCells(rows: readonly (readonly string[])[], width: number): PriceFileColumn[] {
  const kinds = Array.from({ length: width }, (_, place) =>
    columnByCells(rows.slice(0, sampledRows).map((row) => row[place] ?? '')),
  )
  const numbers: PriceFileColumn[] = ['price', 'stems']
  return eachOnce(kinds.map((kind) => (kind === 'number' ? (numbers.shift() ?? 'skip') : kind)))
}

/** What the columns of a price list hold: by its headings, else by what stands in them. A person can correct it. */
export function recognizePriceFile(rows: readonly (readonly string[])[]): PriceFileColumns {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  for (const [place, row] of rows.slice(0, headingRows).entries()) {
    const columns = Array.from({ length: width }, (_, cell) => headingOf(row[cell] ?? ''))
    if (columns.includes('variety') && columns.includes('price')) {
      return { firstRow: place + 1, columns: eachOnce(columns), layout: row.map(normalized).join('|') }
    }
  }
  return { firstRow: 0, columns: columnsByCells(rows, width), layout: '' }
}
