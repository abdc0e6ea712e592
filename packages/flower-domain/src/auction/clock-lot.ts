import { clockLimits, lastDialStep, reserveStep, type ClockTerms } from './clock.ts'

/** What a clock offers, in stems. */
export interface ClockLot {
  readonly stemsPerBunch: number
  readonly stemsLeft: number
  readonly minimumBunches: number
}

/** The least that a press buys: the minimum, or all that is left where that is less. */
export function minimumClockStems({ stemsPerBunch, stemsLeft, minimumBunches }: ClockLot): number {
  return Math.min(stemsLeft, minimumBunches * stemsPerBunch)
}

/** Whether a quantity can be chosen: whole bunches, no fewer than the minimum, no more than there are. */
export function isClockQuantity(lot: ClockLot, quantity: number): boolean {
  const { stemsPerBunch, stemsLeft } = lot
  return (
    Number.isSafeInteger(quantity) &&
    quantity % stemsPerBunch === 0 &&
    quantity >= minimumClockStems(lot) &&
    quantity <= stemsLeft
  )
}

/** The nearest quantity that can be chosen. */
export function clockQuantityNear(lot: ClockLot, quantity: number): number {
  const { stemsPerBunch, stemsLeft } = lot
  const whole = Math.round(quantity / stemsPerBunch) * stemsPerBunch
  return Math.min(stemsLeft, Math.max(minimumClockStems(lot), whole))
}

/** Every reason why a lot cannot stand on a clock. */
export const clockIssues = [
  'not-whole-bunches',
  'minimum-above-lot',
  'step-off-price',
  'too-many-steps',
  'reserve-off-dial',
] as const

/** One of them. */
export type ClockIssue = (typeof clockIssues)[number]

/** A lot that staff want to offer; prices in kopecks a stem. */
export interface OfferedLot extends ClockTerms {
  readonly reservePrice: number
  readonly stems: number
  readonly stemsPerBunch: number
  readonly minimumBunches: number
}

/** Why a lot cannot stand on a clock; null when it can. */
export function findClockIssue(lot: OfferedLot): ClockIssue | null {
  const { startPrice, step, stems, stemsPerBunch, minimumBunches, reservePrice } = lot
  if (stems <= 0 || stems % stemsPerBunch !== 0) return 'not-whole-bunches'
  if (minimumBunches * stemsPerBunch > stems) return 'minimum-above-lot'
  if (step <= 0 || step > startPrice / 4) return 'step-off-price'
  if (lastDialStep(lot) > clockLimits.maxSteps) return 'too-many-steps'
  const reserve = reserveStep(lot, reservePrice)
  return reserve < 0 || reserve > lastDialStep(lot) ? 'reserve-off-dial' : null
}
