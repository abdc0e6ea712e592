import { addDays, type IsoDate } from '../time/iso-date.ts'
import type { DaySpan } from './report-period.ts'

/** The kinds of movements that the turnover of each currency consists of. */
export const turnoverKinds = ['top-up', 'purchase', 'exchange', 'transfer'] as const

/** What share of the requested stems was agreed, in basis points; null where nothing was requested. */
export function fillRateBp({ requested, agreed }: { requested: number; agreed: number }): number | null {
  return requested === 0 ? null : Math.round((agreed * 10_000) / requested)
}

/** How long buyers have to be silent, and the time before it in which they ordered. Days. */
export const stoppedBuyerDays = { ordered: 60, silent: 30 } as const

/** The days in which buyers have ordered who have stopped when they have not done so since. */
export function stoppedBuyerSpan(today: IsoDate): DaySpan {
  const { ordered, silent } = stoppedBuyerDays
  return { from: addDays(today, -silent - ordered), to: addDays(today, -silent - 1) }
}

/** What buyers usually order for: the middle one of their sums, the lower of two. Minor units. */
export function usualSum(sums: readonly number[]): number {
  return sums.toSorted((left, right) => left - right)[Math.ceil(sums.length / 2) - 1] ?? 0
}

/** From how many days before its delivery day a lot is slow while less than this share of it is sold. */
export const slowLotTerms = { days: 3, soldBp: 3_000 } as const

/** The delivery days of lots that may be slow. */
export function slowLotSpan(today: IsoDate): DaySpan {
  return { from: today, to: addDays(today, slowLotTerms.days) }
}

/** Whether too little of a lot is sold to expect that the rest will be. Stems. */
export function isSlowLot({ sold, left }: { sold: number; left: number }): boolean {
  return left > 0 && sold * 10_000 < (sold + left) * slowLotTerms.soldBp
}
