const minuteMs = 60_000
const dayMs = 86_400_000
/** From here on days are told, not hours. */
const clockUntilMs = 2 * dayMs

/** How far a moment is away. */
export interface TimeLeft {
  readonly isOver: boolean
  /** Whole days, from two on; null for less, which hours and minutes tell. */
  readonly days: number | null
  /** Hours and minutes, `0:18`. */
  readonly clock: string
}

/** How much time there is until a moment, or has passed since. */
export function timeLeft(moment: Date, now: Date): TimeLeft {
  const ms = moment.getTime() - now.getTime()
  const isOver = ms < 0
  const length = Math.abs(ms)
  // What is left is rounded up, so that nothing shows 0:00 before its time.
  const minutes = isOver ? Math.floor(length / minuteMs) : Math.ceil(length / minuteMs)
  const clock = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  return { isOver, days: length < clockUntilMs ? null : Math.floor(length / dayMs), clock }
}
