import { roundHalfAwayFromZero } from '../money/rounding.ts'
import { cellNumber } from '../lists/list-columns.ts'
import { readListLine } from '../lists/read-list-line.ts'
import type { PriceFileColumn, PriceFileColumns } from './price-file-columns.ts'

/** A line of a price list as it stands there, not yet compared with anything. */
export interface PriceFileLine {
  /** Its row in the file, from 1. */
  readonly number: number
  readonly text: string
  /** The only cell of the line that is filled, where it is a title of those below it. */
  readonly isTitle: boolean
  /** What names the variety, with the title above where the file has no column for the type. */
  readonly words: string
  readonly lengthCm: number | null
  /** Minor units of the file's currency; null where there is no price that can be read. */
  readonly price: number | null
  /** How much there is, in the unit of the column. */
  readonly amount: { readonly value: number; readonly unit: 'stems' | 'bunches' | 'boxes' } | null
  readonly stemsPerBunch: number | null
  readonly stemsPerBox: number | null
}

const amountColumns = ['stems', 'bunches', 'boxes'] as const

/** `120 см`, `1 250,50 ₽`: a number with its unit, or several numbers of which the last counts: `50-60`. */
function numberOf(cell: string | undefined): number | null {
  const plain = cellNumber(cell)
  if (plain !== null || cell === undefined) return plain
  const bare = cell.replaceAll(/[\s\u00A0\u202F]/gu, '').replace(',', '.')
  const found = /^[^\d.]{0,4}(\d{1,9}(?:\.\d{1,4})?)[^\d]{0,12}$/u.exec(bare)
  return found?.[1] === undefined ? null : Number(found[1])
}

function wholeOf(cell: string | undefined): number | null {
  const value = numberOf(cell)
  return value !== null && Number.isInteger(value) ? value : null
}

function lineOf(
  row: readonly string[],
  columns: readonly PriceFileColumn[],
  { number, title }: { number: number; title: string },
): PriceFileLine {
  const cell = (wanted: PriceFileColumn): string | undefined => row[columns.indexOf(wanted)]
  const filled = row.filter((text, place) => text !== '' && columns[place] !== 'skip')
  const named = readListLine([cell('type'), cell('variety'), cell('color')].filter(Boolean).join(' '), number)
  const amount = amountColumns.flatMap((unit) => {
    const value = wholeOf(cell(unit))
    return value === null ? [] : [{ value, unit }]
  })[0]
  const price = numberOf(cell('price'))
  const words = columns.includes('type') ? named.words : `${title} ${named.words}`.trim()
  return {
    number,
    text: filled.join(' · '),
    isTitle: filled.length === 1 && named.words !== '' && price === null,
    words,
    lengthCm: wholeOf(cell('length')) ?? named.lengthCm ?? lengthAmong(named.numbers),
    price: price === null ? null : roundHalfAwayFromZero(price * 100),
    amount: amount ?? null,
    stemsPerBunch: wholeOf(cell('bunch')),
    stemsPerBox: wholeOf(cell('box')),
  }
}

/** «Explorer 60»: a number beside a name in a price list is its length. */
function lengthAmong(numbers: readonly number[]): number | null {
  return numbers.find((value) => value >= 30 && value <= 150 && value % 5 === 0) ?? null
}

/** The lines of a price list by its columns; rows without any text are no lines. */
export function readPriceFile(
  rows: readonly (readonly string[])[],
  { firstRow, columns }: Pick<PriceFileColumns, 'firstRow' | 'columns'>,
): PriceFileLine[] {
  let title = ''
  return rows.flatMap((row, place) => {
    if (place < firstRow || row.every((cell, at) => cell === '' || columns[at] === 'skip')) return []
    const line = lineOf(row, columns, { number: place + 1, title })
    if (line.isTitle) title = readListLine(line.text, line.number).words
    return [line]
  })
}
