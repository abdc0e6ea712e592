import { deskWatchMs } from '@flower-market/flower-domain'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import {
  forgetWatchersAtom,
  watchAtom,
  watchedKey,
  watchersAtom,
  type Watched,
  type Watcher,
} from '../../state/watch.atoms.ts'

const nobody: readonly Watcher[] = []

/** Tells colleagues that something is open while it is shown, and that it is left; gives who has it open, as the last answer or event says. */
export function useWatching({ kind, _id }: Watched): readonly Watcher[] {
  const watch = useSetAtom(watchAtom)
  const forget = useSetAtom(forgetWatchersAtom)
  const watchers = useAtomValue(watchersAtom).get(watchedKey({ kind, _id }))
  useEffect(() => {
    const tell = async (mode: 'look' | 'leave'): Promise<void> => {
      try {
        await watch({ kind, _id }, mode)
      } catch {
        // The next call reports it.
      }
    }
    void tell('look')
    // An event tells of a colleague at once; this says that the page is still open.
    const timer = setInterval(() => void tell('look'), deskWatchMs / 3)
    return () => {
      clearInterval(timer)
      forget({ kind, _id })
      void tell('leave')
    }
  }, [kind, _id, watch, forget])
  return watchers ?? nobody
}
