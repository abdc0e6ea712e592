import { useEffect, useState } from 'react'
import { followClock, shownClockAt, type AuctionClock, type ShownClock } from './shown-clock.ts'

/** A clock as it is at this moment of the server's clock; drawn anew at each step and not in between. */
export function useShownClock(clock: AuctionClock, offsetMs: number): ShownClock & { readonly atMs: number } {
  const [moment, setMoment] = useState(() => ({ offsetMs, atMs: Date.now() + offsetMs }))
  // The server's clock has been measured meanwhile.
  if (moment.offsetMs !== offsetMs) {
    setMoment({ offsetMs, atMs: moment.atMs - moment.offsetMs + offsetMs })
  }
  useEffect(
    () =>
      followClock(
        clock,
        () => Date.now() + offsetMs,
        (atMs) => setMoment({ offsetMs, atMs }),
      ),
    [clock, offsetMs],
  )
  return { ...shownClockAt(clock, moment.atMs), atMs: moment.atMs }
}
