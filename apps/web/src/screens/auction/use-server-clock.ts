import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { measureClockAtom, serverClockAtom, type ServerClock } from './auction-screen.atoms.ts'

const everyMs = 5_000

/** The server's clock, asked every five seconds while the page is seen. */
export function useServerClock(): ServerClock | null {
  const measure = useSetAtom(measureClockAtom)
  useEffect(() => {
    void measure()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void measure()
    }, everyMs)
    return () => clearInterval(timer)
  }, [measure])
  return useAtomValue(serverClockAtom)
}
