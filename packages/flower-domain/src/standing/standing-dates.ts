import { cutoffFor, isDeliveryDay } from '../time/delivery-days.ts'
import type { DeliverySchedule } from '../time/delivery-schedule.ts'
import { addDays, weekdayOf } from '../time/iso-date.ts'
import type { IsoDate } from '../time/iso-date.ts'
import { dateIn } from '../time/time-zone.ts'

const hourMs = 3_600_000

/** So late that the stock of the day is known, and early enough to bring cash or to mend what stopped the order. */
const placedHoursBefore = 6

const announcedHoursBefore = 24

/** When a standing order places the order for a delivery day. */
export function placementTime(date: IsoDate, schedule: DeliverySchedule): Date {
  return new Date(cutoffFor(date, schedule).getTime() - placedHoursBefore * hourMs)
}

/** When its person is told: a day before. */
export function announcementTime(date: IsoDate, schedule: DeliverySchedule): Date {
  return new Date(placementTime(date, schedule).getTime() - announcedHoursBefore * hourMs)
}

/** Which days a standing order is for. */
export interface StandingDays {
  /** 1 Monday … 7 Sunday. */
  readonly weekdays: readonly number[]
  /** The last day, inclusive. */
  readonly until: IsoDate
}

/** Which of its days are asked for. */
export interface StandingDatesQuestion {
  readonly days: StandingDays
  readonly schedule: DeliverySchedule
  readonly now: Date
  readonly count: number
  /** Days up to this one are done with; null where none is. */
  readonly after: IsoDate | null
}

/** The next days of a standing order that can still be ordered for, in order; days on which the region is not delivered to are left out. */
export function standingDates({ days, schedule, now, count, after }: StandingDatesQuestion): IsoDate[] {
  const dates: IsoDate[] = []
  let date = addDays(dateIn(now, schedule.timeZone), 1)
  while (date <= days.until && dates.length < count) {
    const isMeant = days.weekdays.includes(weekdayOf(date) || 7) && isDeliveryDay(date, schedule)
    const isNew = after === null || date > after
    if (isMeant && isNew && now < cutoffFor(date, schedule)) dates.push(date)
    date = addDays(date, 1)
  }
  return dates
}
