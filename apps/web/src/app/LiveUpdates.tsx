import { useSetAtom, useStore, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { invalidateAllAtom } from '@flower-market/app-runtime/server-data'
import { sessionAtom } from '@flower-market/app-runtime/session'

const latestMs = 3000

/** Runs something when the page has nothing better to do, after 3 s at the latest; not at all once the signal fires. */
function whenIdle(run: () => Promise<void>, signal: AbortSignal): void {
  const start = (): void => {
    if (signal.aborted) return
    run().catch(reportError)
  }
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: latestMs })
  else setTimeout(start, latestMs)
}

/** Keeps stock on screen true for somebody signed in; connects when the first screen has been painted. */
export function LiveUpdates() {
  const store = useStore()
  const readAgain = useSetAtom(invalidateAllAtom)
  const isSignedIn = useAtomValue(sessionAtom) !== null
  useEffect(() => {
    if (!isSignedIn) return
    const over = new AbortController()
    whenIdle(async () => {
      const { startLive } = await import('../state/live.ts')
      if (over.signal.aborted) return
      const stop = startLive(store, readAgain)
      over.signal.addEventListener('abort', stop)
    }, over.signal)
    return () => over.abort()
  }, [store, readAgain, isSignedIn])
  return null
}
