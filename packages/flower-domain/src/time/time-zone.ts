import { toIsoDate, utcMidnightMs } from './iso-date.ts'
import type { IsoDate } from './iso-date.ts'

// Making a format takes a hundred times longer than using one.
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(timeZone, format)
  return format
}

/** How far a time zone is ahead of UTC at an instant, ms. */
function offsetMs(instantMs: number, timeZone: string): number {
  const numbers = formatOf(timeZone).format(instantMs).match(/\d+/gu)?.map(Number)
  const [month, day, year, hour, minute, second] = numbers as [number, number, number, number, number, number]
  const localMs = Date.UTC(year, month - 1, day, hour, minute, second)
  return localMs - Math.floor(instantMs / 1000) * 1000
}

/** The calendar day in an IANA time zone at an instant; throws a RangeError for an unknown zone. */
export function dateIn(now: Date, timeZone: string): IsoDate {
  return toIsoDate(now.getTime() + offsetMs(now.getTime(), timeZone))
}

/** The instant when clocks of an IANA time zone show a day and a time, in minutes after midnight. */
export function instantIn(date: IsoDate, minutes: number, timeZone: string): Date {
  const localMs = utcMidnightMs(date) + minutes * 60_000
  // The offset in force at the instant itself, which may differ from that of the first guess when clocks change.
  const guessMs = localMs - offsetMs(localMs, timeZone)
  return new Date(localMs - offsetMs(guessMs, timeZone))
}

/** The time zone of the operator's books and of the central bank's days. */
export const moscowTimeZone = 'Europe/Moscow'

/** The calendar day in Moscow at an instant. */
export function moscowDateOf(instant: Date): IsoDate {
  return dateIn(instant, moscowTimeZone)
}

/** Whether a text names a time zone (IANA). */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).format(0) !== ''
  } catch {
    return false
  }
}
