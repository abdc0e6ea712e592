import { weekdayOf, addDays, type IsoDate } from '@flower-market/flower-domain'
import type { RatesPort, RatesTable } from './rates-port.ts'

/** The Central Bank's rates for 12 September 2026, times 10^8. */
const sample = { USD: 8_299_770_000n, EUR: 9_577_930_000n }
const sunday = 0

/** Days since the sample; the rates sway around it by about one per cent in a few weeks. */
function sway(day: IsoDate, phase: number): bigint {
  const days = Date.parse(day) / 86_400_000
  return BigInt(Math.round(Math.sin(days / 5 + phase) * 70 + Math.sin(days * 2.3 + phase) * 25))
}

/** The embedded table of a day: made up around a real one, the same at every reading, none set for Sunday and Monday. */
export function sampleRatesOf(day: IsoDate): RatesTable {
  const weekday = weekdayOf(day)
  const date = weekday === sunday ? addDays(day, -1) : weekday === 1 ? addDays(day, -2) : day
  // Four digits, as the bank publishes.
  const around = (rate: bigint, phase: number) =>
    ((rate * (10_000n + sway(date, phase))) / 100_000_000n) * 10_000n
  return { date, rates: { USD: around(sample.USD, 0), EUR: around(sample.EUR, 1) } }
}

/** Rates without a network. */
export function sampleRates(): RatesPort {
  return { read: async (day) => sampleRatesOf(day) }
}
