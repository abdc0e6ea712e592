import type { DeliverySchedule } from './delivery-schedule.ts'
import { addDays, weekdayOf } from './iso-date.ts'
import type { IsoDate } from './iso-date.ts'
import { dateIn, instantIn } from './time-zone.ts'

/** The instant when orders for a delivery day close, by the clocks of the region. */
export function cutoffFor(date: IsoDate, schedule: DeliverySchedule): Date {
  return instantIn(addDays(date, -schedule.cutoffDaysBefore), schedule.cutoffMinutes, schedule.timeZone)
}

/** Whether an order for the delivery day may still be placed; at the cut-off itself it may not. */
export function isBeforeCutoff(date: IsoDate, now: Date, schedule: DeliverySchedule): boolean {
  return now.getTime() < cutoffFor(date, schedule).getTime()
}

/** Whether the region is delivered to on this day of the week. */
export function isDeliveryDay(date: IsoDate, { deliveryWeekdays }: DeliverySchedule): boolean {
  return deliveryWeekdays.includes(weekdayOf(date) || 7)
}

/** What to list delivery days for. */
export interface DeliveryDaysQuestion {
  readonly now: Date
  readonly count: number
  readonly schedule: DeliverySchedule
}

/** The next `count` days that can still be ordered for, in order; throws when no weekday is delivered on. */
export function deliveryDays({ now, count, schedule }: DeliveryDaysQuestion): IsoDate[] {
  if (schedule.deliveryWeekdays.length === 0) throw new RangeError('A region needs a delivery weekday.')
  const days: IsoDate[] = []
  let day = addDays(dateIn(now, schedule.timeZone), 1)
  while (days.length < count) {
    if (isDeliveryDay(day, schedule) && isBeforeCutoff(day, now, schedule)) days.push(day)
    day = addDays(day, 1)
  }
  return days
}

const mostDaysOnSale = 7
const saleHorizonDays = 9

/** The delivery days on sale: at most seven, within nine days; a region that is delivered to later has its first day. */
export function daysOnSale(now: Date, schedule: DeliverySchedule): IsoDate[] {
  const last = addDays(dateIn(now, schedule.timeZone), saleHorizonDays)
  return deliveryDays({ now, count: mostDaysOnSale, schedule }).filter(
    (day, index) => index === 0 || day <= last,
  )
}
