import { addDays } from '../time/iso-date.ts'
import { dateIn, instantIn } from '../time/time-zone.ts'

/** The hours of every day in which nobody is mailed or pushed to, in minutes after midnight; they may go over midnight. */
export interface QuietHours {
  readonly from: number
  readonly to: number
  /** IANA name of the person's time zone. */
  readonly timeZone: string
}

/** When the quiet hours end that an instant is in; null outside of them. Equal ends are no quiet hours. */
export function quietUntil(now: Date, { from, to, timeZone }: QuietHours): Date | null {
  if (from === to) return null
  const today = dateIn(now, timeZone)
  for (const day of [addDays(today, -1), today]) {
    const start = instantIn(day, from, timeZone)
    const end = instantIn(from < to ? day : addDays(day, 1), to, timeZone)
    if (start <= now && now < end) return end
  }
  return null
}

/** Whether a name is that of a time zone that clocks can be read in. */
export function isTimeZone(name: string): boolean {
  try {
    dateIn(new Date(0), name)
    return true
  } catch {
    return false
  }
}
