import { cutoffFor, deliveryDays } from '../time/delivery-days.ts'
import type { DeliverySchedule } from '../time/delivery-schedule.ts'
import { addDays } from '../time/iso-date.ts'
import type { IsoDate } from '../time/iso-date.ts'
import { dateIn } from '../time/time-zone.ts'

const hourMs = 3_600_000

/** For how many hours a plantation can be asked to answer. */
export const requestAnswerHours = 48

/** For how many hours a plantation's answer may hold at least and at most, and unless it says otherwise. */
export const answerValidHours = { min: 1, max: 168, default: 24 } as const

/** How many days before the delivery a handwritten request is sent at the latest: flowers are cut and flown first. */
export const requestLeadDays = 4

const mostRequestDays = 24

function earlier(left: Date, right: Date): Date {
  return left < right ? left : right
}

/** The delivery days that a handwritten request can be sent for. */
export function requestDays(now: Date, schedule: DeliverySchedule): IsoDate[] {
  const first = addDays(dateIn(now, schedule.timeZone), requestLeadDays)
  return deliveryDays({ now, count: mostRequestDays + requestLeadDays, schedule })
    .filter((day) => day >= first)
    .slice(0, mostRequestDays)
}

/** Until when a plantation answers: two days, but not beyond the cut-off of the delivery day. */
export function answerUntil(sentAt: Date, date: IsoDate, schedule: DeliverySchedule): Date {
  return earlier(new Date(sentAt.getTime() + requestAnswerHours * hourMs), cutoffFor(date, schedule))
}

/** Until when an answer holds: the hours that the plantation gives, but not beyond the cut-off of the delivery day. */
export function answerExpiresAt(
  answeredAt: Date,
  hours: number,
  { date, schedule }: { readonly date: IsoDate; readonly schedule: DeliverySchedule },
): Date {
  return earlier(new Date(answeredAt.getTime() + hours * hourMs), cutoffFor(date, schedule))
}
