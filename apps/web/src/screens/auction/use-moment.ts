import { useEffect, useState } from 'react'

/** The moment of the server's clock, renewed at every full second. */
export function useMoment(offsetMs: number): number {
  const [atMs, setAtMs] = useState(() => Date.now() + offsetMs)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    // A timer may end a little early: another one is set whether or not the second is full.
    const waitForSecond = (): void => {
      timer = setTimeout(
        () => {
          setAtMs(Date.now() + offsetMs)
          waitForSecond()
        },
        1_000 - ((Date.now() + offsetMs) % 1_000),
      )
    }
    waitForSecond()
    return () => clearTimeout(timer)
  }, [offsetMs])
  return Math.max(atMs, 0)
}
