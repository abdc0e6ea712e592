import type { IsoDate } from '@flower-market/flower-domain'

const dayMs = 86_400_000

/** A day as charts count it: whole days since 1970. */
export function dayNumber(date: IsoDate): number {
  return Date.parse(`${date}T00:00:00Z`) / dayMs
}

/** The day of a number. */
export function dayOfNumber(day: number): IsoDate {
  return new Date(day * dayMs).toISOString().slice(0, 10) as IsoDate
}
