import { addDays, weekdayOf, type IsoDate } from '../time/iso-date.ts'
import { moscowDateOf } from '../time/time-zone.ts'

/** When the day's table is read, in UTC: half past midnight in Moscow, when it has begun to count. */
export const ratesReadAt = { hourUtc: 21, minute: 30 } as const

/** The weekdays that the Bank of Russia sets rates for, Tuesday to Saturday. */
const ratedWeekdays: ReadonlySet<number> = new Set([2, 3, 4, 5, 6])

function readMoment(day: IsoDate): Date {
  const time = `${ratesReadAt.hourUtc}:${ratesReadAt.minute}`
  return new Date(`${addDays(day, -1)}T${time}:00Z`)
}

/** The day of the next table, and the moment from which it is known here; a holiday moves it to a later day. */
export function nextRates(newest: IsoDate, now: Date): { readonly date: IsoDate; readonly at: Date } {
  const today = moscowDateOf(now)
  let date = newest < today ? today : addDays(newest, 1)
  while (!ratedWeekdays.has(weekdayOf(date)) || readMoment(date) <= now) date = addDays(date, 1)
  return { date, at: readMoment(date) }
}
