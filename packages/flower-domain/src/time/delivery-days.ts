import { addDays, moscowDateOf, moscowOffsetMs, utcMidnightMs, weekdayOf } from './iso-date.ts'
import type { IsoDate } from './iso-date.ts'

/** The hour in Moscow, on the day before a delivery, when orders for it close. */
export const cutoffHourMoscow = 16

const sunday = 0

/** The instant when orders for a delivery day close: 16:00 in Moscow on the day before. */
export function cutoffFor(date: IsoDate): Date {
  return new Date(utcMidnightMs(addDays(date, -1)) + cutoffHourMoscow * 3_600_000 - moscowOffsetMs)
}

/** Whether an order for the delivery day may still be placed; at the cut-off itself it may not. */
export function isBeforeCutoff(date: IsoDate, now: Date): boolean {
  return now.getTime() < cutoffFor(date).getTime()
}

/** The next `count` days that can still be ordered for, in order; nothing is delivered on Sundays. */
export function deliveryDays({ now, count }: { readonly now: Date; readonly count: number }): IsoDate[] {
  const days: IsoDate[] = []
  let day = addDays(moscowDateOf(now), 1)
  while (days.length < count) {
    if (weekdayOf(day) !== sunday && isBeforeCutoff(day, now)) days.push(day)
    day = addDays(day, 1)
  }
  return days
}
