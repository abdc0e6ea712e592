import type { Availability } from '../catalog/availability.ts'
import type { CutoffTerms, DeliverySchedule } from './delivery-schedule.ts'
import { addDays, weekdayOf } from './iso-date.ts'
import type { IsoDate } from './iso-date.ts'
import { dateIn, instantIn } from './time-zone.ts'

/** The instant when orders for a delivery day close, by the clocks of the region or the plantation whose terms these are. */
export function cutoffFor(date: IsoDate, { cutoffDaysBefore, cutoffMinutes, timeZone }: CutoffTerms): Date {
  return instantIn(addDays(date, -cutoffDaysBefore), cutoffMinutes, timeZone)
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
    // What comes after an open day is open, too.
    const isOpen = days.length > 0 || isBeforeCutoff(day, now, schedule)
    if (isOpen && isDeliveryDay(day, schedule)) days.push(day)
    day = addDays(day, 1)
  }
  return days
}

/** How far ahead flowers of an availability are sold: from and to so many days from now, and on how many days at most. */
interface SaleWindow {
  readonly fromDays: number
  readonly toDays: number
  readonly mostDays: number
}

const saleWindows: Readonly<Record<Availability, SaleWindow>> = {
  inStock: { fromDays: 1, toDays: 9, mostDays: 7 },
  toOrder: { fromDays: 4, toDays: 16, mostDays: 10 },
  forPlantations: { fromDays: 8, toDays: 23, mostDays: 10 },
}

/**
 * The delivery days on sale: of the stock at most seven within nine days; what plantations send later, further away. A
 * region that is delivered to later has its first day.
 */
export function daysOnSale(
  now: Date,
  schedule: DeliverySchedule,
  availability: Availability = 'inStock',
): IsoDate[] {
  const { fromDays, toDays, mostDays } = saleWindows[availability]
  const today = dateIn(now, schedule.timeZone)
  const [first, last] = [addDays(today, fromDays), addDays(today, toDays)]
  const days = deliveryDays({ now, count: toDays, schedule }).filter((day) => day >= first)
  return days.filter((day, index) => index === 0 || day <= last).slice(0, mostDays)
}
