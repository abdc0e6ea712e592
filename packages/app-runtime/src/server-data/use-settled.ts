import { useEffect, useState } from 'react'

/** A value once it has not changed for some time (ms): the server is asked about an amount, not about each of its digits. */
export function useSettled<T>(value: T, pauseMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
