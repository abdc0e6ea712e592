import { deskWatchMs } from '@flower-market/flower-domain'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { watchAtom, type DeskItem } from './desk.atoms.ts'

/** Tells colleagues that an item is open while it is shown, and that it is left. */
export function useWatching({ kind, _id }: DeskItem): void {
  const watch = useSetAtom(watchAtom)
  useEffect(() => {
    // Who cannot be told now is told by the next time.
    const tell = (mode: 'look' | 'leave'): void => void watch({ kind, _id }, mode).catch(() => {})
    tell('look')
    const timer = setInterval(() => tell('look'), deskWatchMs / 3)
    return () => {
      clearInterval(timer)
      tell('leave')
    }
  }, [kind, _id, watch])
}
