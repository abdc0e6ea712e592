import {
  availabilities,
  colorNamed,
  colors,
  flowerTypeNamed,
  flowerTypes,
  isIsoDate,
  packUnits,
  recognizePriceFile,
  splitTable,
  varietyKey,
  type Currency,
  type IsoDate,
  type KnownVariety,
  type PriceFileColumn,
} from '@flower-market/flower-domain'
import { lotTexts, type TypedLot } from './lot-form.ts'

/** The cells of a new lot, in the order of the columns: what is pasted without headings fills them from one of them on. */
const newLotCells = [
  'variety',
  'lengthCm',
  'plantationId',
  'deliveryDate',
  'price',
  'freight',
  'stemsPerBunch',
  'stemsPerBox',
  'stemsAvailable',
] as const

/** A cell of a new lot. */
export type NewLotCell = (typeof newLotCells)[number]

/** A new lot that is being written. */
export interface NewLotRow {
  readonly key: number
  readonly typed: TypedLot
  /** Whether type and color were chosen by hand, so that a variety that is known does not change them. */
  readonly isKindChosen: boolean
}

/** Someone to recognize names of plantations by. */
export interface NamedPlantation {
  readonly _id: string
  readonly name: string
}

/** A lot of which nothing is typed yet. */
export function blankLot(defaults: Partial<TypedLot>): TypedLot {
  const texts = Object.fromEntries(lotTexts.map((name) => [name, '']))
  return {
    ...(texts as Record<(typeof lotTexts)[number], string>),
    plantationId: '',
    type: flowerTypes[0],
    color: colors[0],
    availability: availabilities[0],
    currency: 'RUB',
    soldBy: packUnits[0],
    ...defaults,
  }
}

/** The currency of a price, by its sign. */
function currencyOf(text: string): Currency {
  if (/\$|usd/iu.test(text)) return 'USD'
  return /€|eur/iu.test(text) ? 'EUR' : 'RUB'
}

/** A lot with another text in one of its cells. */
export function withText(typed: TypedLot, cell: NewLotCell, text: string): TypedLot {
  return { ...typed, [cell]: text, ...(cell === 'price' && { currency: currencyOf(text) }) }
}

/** A lot whose variety is known has its type and color. */
export function withVariety(row: NewLotRow, known: ReadonlyMap<string, KnownVariety | null>): NewLotRow {
  const variety = known.get(varietyKey(row.typed.variety))
  if (row.isKindChosen || variety == null) return row
  const { name, type, color } = variety
  return { ...row, typed: { ...row.typed, variety: name, type, color } }
}

/** `26.11` and `26.11.2026` as a day of the calendar: without a year the next one; any other text stays. */
function dayOf(text: string, today: IsoDate): string {
  const [, date, month, year] = /^(\d{1,2})\.(\d{1,2})(?:\.(\d{4}))?$/u.exec(text.trim()) ?? []
  if (date === undefined || month === undefined) return text.trim()
  const of = (inYear: string) => `${inYear}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const thisYear = today.slice(0, 4)
  const day = of(year ?? thisYear)
  return year === undefined && day < today ? of(String(Number(thisYear) + 1)) : day
}

const cellOfColumn: Readonly<Partial<Record<PriceFileColumn, NewLotCell>>> = {
  variety: 'variety',
  length: 'lengthCm',
  price: 'price',
  stems: 'stemsAvailable',
  bunch: 'stemsPerBunch',
  box: 'stemsPerBox',
}

/** Where a table is pasted, and what its words are understood by. */
export interface PasteContext {
  /** The cell that it begins in, where it has no headings. */
  readonly cell: NewLotCell
  readonly defaults: Partial<TypedLot>
  readonly plantations: readonly NamedPlantation[]
  readonly today: IsoDate
}

function plantationOf(text: string, plantations: readonly NamedPlantation[]): string {
  const words = text.trim().toLowerCase()
  return plantations.find(({ name }) => name.toLowerCase() === words)?._id ?? ''
}

/** New lots from a copied table: by its headings where it has some, else by the order of the columns. Empty cells keep the defaults. */
export function pastedLots(
  text: string,
  { cell, defaults, plantations, today }: PasteContext,
): Pick<NewLotRow, 'typed' | 'isKindChosen'>[] {
  const rows = splitTable(text.trimEnd(), 'message')
  const { columns, firstRow, layout } = recognizePriceFile(rows)
  const isByHeading = layout !== ''
  const first = newLotCells.indexOf(cell)
  const write = (typed: TypedLot, target: NewLotCell, value: string): TypedLot => {
    if (target === 'plantationId') return withText(typed, target, plantationOf(value, plantations))
    if (target !== 'deliveryDate') return withText(typed, target, value)
    const day = dayOf(value, today)
    return isIsoDate(day) ? withText(typed, target, day) : typed
  }
  return rows.slice(isByHeading ? firstRow : 0).flatMap((row) => {
    if (row.every((value) => value.trim() === '')) return []
    let typed = blankLot(defaults)
    let isKindChosen = false
    for (const [at, value] of row.entries()) {
      if (value.trim() === '') continue
      const column = isByHeading ? columns[at] : undefined
      const target = isByHeading ? column && cellOfColumn[column] : newLotCells[first + at]
      if (target !== undefined) typed = write(typed, target, value.trim())
      const type = column === 'type' ? flowerTypeNamed(value) : null
      const color = column === 'color' ? colorNamed(value) : null
      isKindChosen ||= type !== null || color !== null
      typed = { ...typed, ...(type && { type }), ...(color && { color }) }
    }
    return [{ typed, isKindChosen }]
  })
}
