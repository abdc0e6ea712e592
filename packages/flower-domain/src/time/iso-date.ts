/** A calendar day as `YYYY-MM-DD`, without a time of day; `isIsoDate` checks that the day exists. */
export type IsoDate = `${number}-${number}-${number}`

const dayMs = 86_400_000

/** The calendar day in UTC of a number of milliseconds since 1970. */
export function toIsoDate(epochMs: number): IsoDate {
  return new Date(epochMs).toISOString().slice(0, 10) as IsoDate
}

/** Midnight UTC of a day, in milliseconds since 1970. */
export function utcMidnightMs(date: IsoDate): number {
  return Date.parse(`${date}T00:00:00Z`)
}

/** Whether a value is a day that exists in the calendar, written as `YYYY-MM-DD`, from year 1 on. */
export function isIsoDate(value: unknown): value is IsoDate {
  // ISO 8601 has a year 0, which PostgreSQL rejects.
  if (typeof value !== 'string' || value.startsWith('0000')) return false
  const epochMs = utcMidnightMs(value as IsoDate)
  // The parsed date must format to the same text: 30 February may be parsed as 2 March.
  return !Number.isNaN(epochMs) && toIsoDate(epochMs) === value
}

/** The day that lies `days` after (or, when negative, before) the given one. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return toIsoDate(utcMidnightMs(date) + days * dayMs)
}

/** The day of the week, 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: IsoDate): number {
  return new Date(utcMidnightMs(date)).getUTCDay()
}
