import {
  cutoffFor,
  weekdayOf,
  type Availability,
  type CutoffTerms,
  type IsoDate,
} from '@flower-market/flower-domain'
import type { Farm } from './growers.ts'

/** How likely a farm sells a variety on a day, how many boxes of a lot, and how its codes end: a day may sell both kinds. */
interface Sale {
  readonly chanceOfDay: number
  readonly stems: readonly [fewest: number, most: number]
  readonly codeEnd: '' | '-O' | '-R'
}

/** What differs between the stock and what plantations send. */
export const sale: Readonly<Record<Availability, Sale>> = {
  inStock: { chanceOfDay: 0.93, stems: [1, 8], codeEnd: '' },
  toOrder: { chanceOfDay: 0.7, stems: [2, 40], codeEnd: '-O' },
  forPlantations: { chanceOfDay: 0.5, stems: [10, 120], codeEnd: '-R' },
}

interface Shipping {
  /** 1 Monday … 7 Sunday: when its flowers arrive. */
  readonly weekdays: readonly number[]
  readonly cutoff: CutoffTerms
}

const everyDay = [1, 2, 3, 4, 5, 6, 7]

/** From far away flowers come on the days of a cargo flight, and are ordered earlier; hours by the clocks of the farm. */
const shipping: Readonly<Record<string, Shipping>> = {
  ECU: {
    weekdays: [2, 5],
    cutoff: { cutoffDaysBefore: 7, cutoffMinutes: 720, timeZone: 'America/Guayaquil' },
  },
  COL: { weekdays: [3, 6], cutoff: { cutoffDaysBefore: 7, cutoffMinutes: 840, timeZone: 'America/Bogota' } },
  KEN: {
    weekdays: [1, 3, 5],
    cutoff: { cutoffDaysBefore: 5, cutoffMinutes: 900, timeZone: 'Africa/Nairobi' },
  },
  ISR: { weekdays: [3, 6], cutoff: { cutoffDaysBefore: 4, cutoffMinutes: 780, timeZone: 'Asia/Jerusalem' } },
  ITA: { weekdays: [2, 5], cutoff: { cutoffDaysBefore: 4, cutoffMinutes: 720, timeZone: 'Europe/Rome' } },
  NLD: {
    weekdays: everyDay,
    cutoff: { cutoffDaysBefore: 3, cutoffMinutes: 660, timeZone: 'Europe/Amsterdam' },
  },
  RUS: {
    weekdays: everyDay,
    cutoff: { cutoffDaysBefore: 2, cutoffMinutes: 1080, timeZone: 'Europe/Moscow' },
  },
}

const requestWeekdays = new Set([1, 4])
/** A request is answered before it becomes an order, so that it has to be there earlier. */
const requestDaysEarlier = 3
const growersOfRequests = new Set(['ECU', 'COL', 'KEN', 'NLD'])

/** The usual cut-off terms of a farm of the demo. */
export function cutoffTermsOf(country: string): CutoffTerms {
  return (shipping[country] as Shipping).cutoff
}

/** Whether flowers of a country's farms are on sale for a day; what is in stock always is. */
export function isSentOn(date: IsoDate, country: string, availability: Availability): boolean {
  const weekday = weekdayOf(date) || 7
  if (availability === 'inStock') return true
  if (availability === 'toOrder') return (shipping[country] as Shipping).weekdays.includes(weekday)
  return requestWeekdays.has(weekday) && growersOfRequests.has(country)
}

/** Until when a farm takes orders or requests for a day; null for what is in stock. */
export function farmCutoff(date: IsoDate, { country }: Farm, availability: Availability): Date | null {
  if (availability === 'inStock') return null
  const terms = cutoffTermsOf(country)
  const earlier = availability === 'forPlantations' ? requestDaysEarlier : 0
  return cutoffFor(date, { ...terms, cutoffDaysBefore: terms.cutoffDaysBefore + earlier })
}
