import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'

const minuteMs = 60_000

/** The moment, renewed at every full minute. */
export function useNow(): Date {
  const environment = useAtomValue(pageEnvironmentAtom)
  const [now, setNow] = useState(environment.now)
  useEffect(() => {
    const timer = setTimeout(() => setNow(environment.now()), minuteMs - (now.getTime() % minuteMs))
    return () => clearTimeout(timer)
  }, [now, environment])
  return now
}
