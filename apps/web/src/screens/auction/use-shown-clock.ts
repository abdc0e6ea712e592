import { useEffect, useState } from 'react'
import { shownClockAt, type AuctionClock, type ShownClock } from './shown-clock.ts'

/** A clock as it is at this moment of the server's clock; drawn anew at each step and not in between. */
export function useShownClock(clock: AuctionClock, offsetMs: number): ShownClock & { readonly atMs: number } {
  const [atMs, setAtMs] = useState(() => Date.now() + offsetMs)
  const shown = shownClockAt(clock, atMs)
  useEffect(() => {
    if (shown.nextAtMs === null) return undefined
    const waitMs = Math.max(0, shown.nextAtMs - (Date.now() + offsetMs))
    const timer = setTimeout(() => setAtMs(Date.now() + offsetMs), waitMs)
    return () => clearTimeout(timer)
  }, [shown.nextAtMs, offsetMs])
  return { ...shown, atMs }
}
