import type { IsoDate } from '@flower-market/flower-domain'
import { seededRandom } from './seeded-random.ts'

const weekMs = 7 * 24 * 3_600_000
/** How much of the range of prices the weeks decide, the rest is the farm's for the variety. */
const shareOfWeek = 0.35
const weeksInMean = 3

/** Where a variety's price stands in its range in the week of a delivery, from 0 to 1: weeks that follow each other differ little. */
export function qualityOn(date: IsoDate, quality: number, seed: string): number {
  const week = Math.floor(Date.parse(date) / weekMs)
  const weeks = Array.from({ length: weeksInMean }, (_, back) =>
    seededRandom(`${seed}|week ${week - back}`)(),
  )
  const mean = weeks.reduce((sum, one) => sum + one, 0) / weeksInMean
  return (1 - shareOfWeek) * quality + shareOfWeek * mean
}
