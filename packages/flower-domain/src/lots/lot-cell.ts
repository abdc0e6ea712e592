import { roundHalfAwayFromZero } from '../money/rounding.ts'
import { freightBounds, lotBounds } from './lot.ts'

/** The numbers of a lot that are changed in a grid, in the order of its columns. */
export const lotCells = ['price', 'freight', 'stemsPerBunch', 'stemsPerBox', 'stemsAvailable'] as const

/** A number of a lot that is changed in a grid. */
export type LotCell = (typeof lotCells)[number]

/** Why what was typed is no value of a cell. */
export type LotCellProblem = 'empty' | 'no-number' | 'no-whole-number' | 'out-of-bounds'

/** Whether a cell holds a sum in minor units, else whole stems. */
export function isSumCell(cell: LotCell): boolean {
  return cell === 'price' || cell === 'freight'
}

/** What a cell means: whole stems, or a sum in minor units. */
export type LotCellRead =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly problem: LotCellProblem }

const units = /(?:₽|руб\.?|\$|€|шт\.?)$/u

/** Reads what was typed or pasted into a cell: `1 250`, `68,50`, `0.84 $`. Nothing is guessed. */
export function readLotCell(cell: LotCell, text: string): LotCellRead {
  const bare = text
    .replaceAll(/[\s\u00A0\u202F]/gu, '')
    .replace(units, '')
    .replace(/^[$€]/u, '')
  if (bare === '') return { ok: false, problem: 'empty' }
  if (!/^\d{1,9}(?:[.,]\d{1,4})?$/u.test(bare)) return { ok: false, problem: 'no-number' }
  const number = Number(bare.replace(',', '.'))
  if (!isSumCell(cell) && !Number.isInteger(number)) return { ok: false, problem: 'no-whole-number' }
  const value = isSumCell(cell) ? roundHalfAwayFromZero(number * 100) : number
  const [least, most] = cell === 'freight' ? freightBounds : lotBounds[cell]
  return value < least || value > most ? { ok: false, problem: 'out-of-bounds' } : { ok: true, value }
}
