import { useStore, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { sessionAtom } from '@flower-market/app-runtime/session'

const latestMs = 3000

/** Runs something when the page has nothing better to do, after 3 s at the latest; not at all once the signal fires. */
function whenIdle(run: () => Promise<void>, signal: AbortSignal): void {
  const start = (): void => {
    if (signal.aborted) return
    run().catch((error: unknown) => {
      // Its code could not be fetched: it is fetched once the connection is back.
      if (navigator.onLine) return reportError(error)
      addEventListener('online', start, { once: true, signal })
    })
  }
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: latestMs })
  else setTimeout(start, latestMs)
}

/** Keeps what is on screen up to date for somebody signed in; connects when the first screen has been painted. */
export function LiveUpdates() {
  const store = useStore()
  const isSignedIn = useAtomValue(sessionAtom) !== null
  useEffect(() => {
    if (!isSignedIn) return
    const over = new AbortController()
    whenIdle(async () => {
      const [{ startLive }, { startCartSync }, { startClaimQueue }] = await Promise.all([
        import('../state/live.ts'),
        import('../state/cart-sync.ts'),
        import('../state/claim-queue.atoms.ts'),
      ])
      if (over.signal.aborted) return
      for (const stop of [startLive(store), startCartSync(store), startClaimQueue(store)]) {
        over.signal.addEventListener('abort', stop)
      }
    }, over.signal)
    return () => over.abort()
  }, [store, isSignedIn])
  return null
}
