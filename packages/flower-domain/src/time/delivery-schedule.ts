import { moscowTimeZone } from './time-zone.ts'

/** Until when orders for a delivery are accepted. */
export interface CutoffTerms {
  /** How many days before the delivery orders close; at least 1. */
  readonly cutoffDaysBefore: number
  /** The time on that day when orders close, in minutes after midnight of the time zone. */
  readonly cutoffMinutes: number
  /** IANA name. */
  readonly timeZone: string
}

/** When a region is delivered to, and until when its orders are accepted. */
export interface DeliverySchedule extends CutoffTerms {
  /** 1 Monday … 7 Sunday; at least one. */
  readonly deliveryWeekdays: readonly number[]
}

/** The schedule of the first region: every day but Sunday, until 16:00 in Moscow on the day before. */
export const moscowSchedule: DeliverySchedule = {
  deliveryWeekdays: [1, 2, 3, 4, 5, 6],
  cutoffDaysBefore: 1,
  cutoffMinutes: 16 * 60,
  timeZone: moscowTimeZone,
}

/** The region of a buyer, as far as it decides what may be ordered for which day. */
export interface RegionTerms extends DeliverySchedule {
  readonly id: string
}
