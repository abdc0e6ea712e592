import { useSetAtom, useStore, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { invalidateAllAtom } from '../state/resource.ts'
import { sessionAtom } from '../state/session.atoms.ts'
import { whenIdle } from './when-idle.ts'

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
