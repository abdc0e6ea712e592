import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { useIsHydrating } from '@flower-market/app-runtime/hydration'

const minuteMs = 60_000

/** The moment, renewed at every full minute. */
export function useNow(): Date {
  const environment = useAtomValue(pageEnvironmentAtom)
  const isHydrating = useIsHydrating()
  const [now, setNow] = useState(
    () => (isHydrating ? environment.renderedAt : undefined) ?? environment.now(),
  )
  useEffect(() => {
    const timer = setTimeout(() => setNow(environment.now()), minuteMs - (now.getTime() % minuteMs))
    return () => clearTimeout(timer)
  }, [now, environment])
  return now
}
