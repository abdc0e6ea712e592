import { useEffect, useState } from 'react'

/** The moment of the server's clock, renewed at every full second. */
export function useMoment(offsetMs: number): number {
  const [atMs, setAtMs] = useState(() => Date.now() + offsetMs)
  useEffect(() => {
    const timer = setTimeout(() => setAtMs(Date.now() + offsetMs), 1_000 - (atMs % 1_000))
    return () => clearTimeout(timer)
  }, [atMs, offsetMs])
  return Math.max(atMs, 0)
}
