import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'

const readEveryMs = 15_000

/** The time, as often as it changes what is left until a deadline. */
export function useMinute(): Date {
  const { now } = useAtomValue(pageEnvironmentAtom)
  const [time, setTime] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), readEveryMs)
    return () => clearInterval(timer)
  }, [now])
  return time
}
