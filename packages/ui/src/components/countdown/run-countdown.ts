import { startServerClock } from './server-clock.ts'

export interface CountdownRun {
  /** When it ends by the server's clock, in milliseconds since 1970. */
  endsAtMs: number
  /** The server's clock minus the device's, in milliseconds. */
  offsetMs: number
  /** Called at once and then every second with the time left in whole milliseconds, never below zero. */
  onTick: (remainingMs: number) => void
}

/** Counts down until the end or until the returned function is called. */
export function runCountdown({ endsAtMs, offsetMs, onTick }: CountdownRun) {
  const serverNow = startServerClock(offsetMs)
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    const remaining = Math.max(0, Math.round(endsAtMs - serverNow()))
    onTick(remaining)
    // Until the next full second left, not for one second: else late timers would add up to a drift.
    if (remaining > 0) timer = setTimeout(tick, remaining % 1000 || 1000)
  }
  tick()
  return () => clearTimeout(timer)
}
