import type { CallOutput } from '@flower-market/api-client'
import { deskWatchMs, type WatchedKind } from '@flower-market/flower-domain'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { watchAtom } from '../../state/watch.atoms.ts'

/** What a page or a form is about. */
export interface Watched {
  readonly kind: WatchedKind
  readonly _id: string
}

/** Somebody who has it open. */
export type Watcher = CallOutput<'deskWatch'>['watchers'][number]

/** Tells colleagues that something is open while it is shown, and that it is left; gives who has it open, as the last answer says. */
export function useWatching({ kind, _id }: Watched): readonly Watcher[] {
  const watch = useSetAtom(watchAtom)
  const [watchers, setWatchers] = useState<readonly Watcher[]>([])
  useEffect(() => {
    let isShown = true
    const tell = async (mode: 'look' | 'leave'): Promise<void> => {
      try {
        const found = await watch({ kind, _id }, mode)
        if (isShown) setWatchers(found)
      } catch {
        // The next call reports it.
      }
    }
    void tell('look')
    const timer = setInterval(() => void tell('look'), deskWatchMs / 3)
    return () => {
      isShown = false
      clearInterval(timer)
      void tell('leave')
    }
  }, [kind, _id, watch])
  return watchers
}
