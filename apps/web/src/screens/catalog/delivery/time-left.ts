const minuteMs = 60_000

/** Time until a cut-off in whole minutes, taken apart. */
export interface TimeLeft {
  readonly days: number
  readonly hours: number
  readonly minutes: number
}

/** The time that is left, the current minute included; null once it is over. */
export function timeLeft(until: Date, now: Date): TimeLeft | null {
  const leftMs = until.getTime() - now.getTime()
  if (leftMs <= 0) return null
  const minutes = Math.ceil(leftMs / minuteMs)
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 }
}
