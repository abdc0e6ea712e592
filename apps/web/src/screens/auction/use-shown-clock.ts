import { useEffect, useState } from 'react'
import { followClock, shownClockAt, type AuctionClock, type ShownClock } from './shown-clock.ts'

/** A clock as it is at this moment of the server's clock; drawn anew at each step and not in between. */
export function useShownClock(clock: AuctionClock, offsetMs: number): ShownClock & { readonly atMs: number } {
  const [atMs, setAtMs] = useState(() => Date.now() + offsetMs)
  useEffect(() => followClock(clock, () => Date.now() + offsetMs, setAtMs), [clock, offsetMs])
  return { ...shownClockAt(clock, atMs), atMs }
}
