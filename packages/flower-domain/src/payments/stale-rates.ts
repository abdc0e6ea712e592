import { addDays, type IsoDate } from '../time/iso-date.ts'

/** A central bank sets no rates on weekends and holidays; after so many days without new ones something is wrong. */
const freshDays = 4

/** Whether the newest rates are so old that people should be told their day. */
export function areRatesStale(rateDate: IsoDate, today: IsoDate): boolean {
  return addDays(rateDate, freshDays) < today
}
