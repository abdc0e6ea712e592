import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { crossedThreshold } from './countdown-text.ts'
import { type CountdownRun, runCountdown } from './run-countdown.ts'

export interface CountdownSettings extends Omit<CountdownRun, 'onTick'> {
  announceAtMs: readonly number[]
  onEnd: (() => void) | undefined
}

/** The time left and the last threshold crossed, in milliseconds; null before there is one. */
export function useCountdown({ endsAtMs, offsetMs, announceAtMs, onEnd }: CountdownSettings) {
  const [remainingMs, setRemainingMs] = useState<number | null>(null)
  const [announced, setAnnounced] = useState<{ endsAtMs: number; atMs: number } | null>(null)
  const before = useRef<number | null>(null)
  const tick = useEffectEvent((now: number) => {
    const crossed = crossedThreshold(before.current, now, announceAtMs)
    before.current = now
    setRemainingMs(now)
    if (crossed !== null) setAnnounced({ endsAtMs, atMs: crossed })
    if (now === 0) onEnd?.()
  })
  useEffect(() => {
    before.current = null
    return runCountdown({ endsAtMs, offsetMs, onTick: tick })
  }, [endsAtMs, offsetMs])
  return { remainingMs, announcedMs: announced?.endsAtMs === endsAtMs ? announced.atMs : null }
}
