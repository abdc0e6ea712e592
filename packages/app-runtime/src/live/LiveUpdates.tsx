import { useStore, useAtomValue, type createStore } from 'jotai'
import { useEffect } from 'react'
import { isChunkError } from '../errors/chunk-errors.ts'
import { isCodeMissingAtom } from '../errors/missing-code.atoms.ts'
import { sessionAtom } from '../session/session.atoms.ts'

const latestMs = 3000

/** Runs something when the page has nothing better to do, after 3 s at the latest; not at all once the signal fires. */
function whenIdle(run: () => Promise<void>, onError: (error: unknown) => void, signal: AbortSignal): void {
  const start = (): void => {
    if (!signal.aborted) run().catch(onError)
  }
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: latestMs })
  else setTimeout(start, latestMs)
}

export interface LiveUpdatesProps {
  /** Loads what keeps the app up to date and starts it; gives the functions that end it. The same one at every render. */
  start: (store: ReturnType<typeof createStore>, signal: AbortSignal) => Promise<readonly (() => void)[]>
}

/** Keeps what is on screen up to date for somebody signed in; connects when the first screen has been painted. */
export function LiveUpdates({ start }: LiveUpdatesProps) {
  const store = useStore()
  const isSignedIn = useAtomValue(sessionAtom) !== null
  useEffect(() => {
    if (!isSignedIn) return
    const over = new AbortController()
    whenIdle(
      async () => {
        for (const stop of await start(store, over.signal)) over.signal.addEventListener('abort', stop)
      },
      (error) => (isChunkError(error) ? store.set(isCodeMissingAtom, true) : reportError(error)),
      over.signal,
    )
    return () => over.abort()
  }, [store, isSignedIn, start])
  return null
}
