import type { IsoDate } from '../time/iso-date.ts'
import type { RubleRates } from './exchange-quote.ts'

/** Rates of a day, rubles for one unit times 10^8. */
export interface DayRates {
  readonly date: IsoDate
  readonly rates: RubleRates
}

/** Why rates cannot be entered by hand: the day's or later ones are known, or a decimal point is likely to be misplaced. */
export type EnteredRatesProblem = 'rates-known' | 'rates-implausible'

/**
 * What stands against rates that staff enter for a day, given the newest known ones: history is not rewritten, and no rate is more
 * than twice or less than half of what it was. Null where nothing does.
 */
export function findEnteredRatesProblem(
  { date, rates }: DayRates,
  newest: DayRates | undefined,
): EnteredRatesProblem | null {
  if (newest === undefined) return null
  if (date <= newest.date) return 'rates-known'
  const isPlausible = (['USD', 'EUR'] as const).every(
    (currency) =>
      rates[currency] <= newest.rates[currency] * 2n && rates[currency] * 2n >= newest.rates[currency],
  )
  return isPlausible ? null : 'rates-implausible'
}
