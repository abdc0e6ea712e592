import { deskWatchMs, type LotCell } from '@flower-market/flower-domain'
import { useCurrentUser } from '@flower-market/app-runtime/session'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useRef, type FocusEvent } from 'react'
import {
  forgetWatchedKindAtom,
  listWatchersAtom,
  watchAtom,
  watchedKey,
  watchersAtom,
} from '../../state/watch.atoms.ts'

const kind = 'lot'
/** Cells that are only passed are not told of, milliseconds. */
const restMs = 500

/** Names a cell among those of all lots. */
function cellItem(code: string, cell: LotCell): string {
  return `${code}:${cell}`
}

/** The names of colleagues who are at a cell, as the server knows it. */
export function useCellColleagues(code: string, cell: LotCell): readonly string[] {
  const me = useCurrentUser()?._id
  const watchers = useAtomValue(watchersAtom).get(watchedKey({ kind, _id: cellItem(code, cell) })) ?? []
  return watchers.filter(({ _id }) => _id !== me).map(({ name }) => name)
}

/** Tells colleagues at which cell one is, and learns at which they are; gives what the grid listens with. */
export function useCellPresence() {
  const watch = useSetAtom(watchAtom)
  const list = useSetAtom(listWatchersAtom)
  const forget = useSetAtom(forgetWatchedKindAtom)
  /** The cell that was told of, and the one that has the focus. */
  const places = useRef<{ told: string | null; at: string | null }>({ told: null, at: null })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tell = useCallback(
    async (item: string, mode: 'look' | 'leave'): Promise<void> => {
      try {
        await watch({ kind, _id: item }, mode)
      } catch {
        // The next call reports it.
      }
    },
    [watch],
  )
  const settle = (): void => {
    const { told, at } = places.current
    if (told === at) return
    places.current.told = at
    if (told !== null) void tell(told, 'leave')
    if (at !== null) void tell(at, 'look')
  }
  const move = (at: string | null): void => {
    places.current.at = at
    clearTimeout(timer.current)
    timer.current = setTimeout(settle, restMs)
  }
  useEffect(() => {
    const read = async (): Promise<void> => {
      const { told } = places.current
      if (told !== null) void tell(told, 'look')
      try {
        await list(kind)
      } catch {
        // Who is where is read again soon.
      }
    }
    void read()
    const again = setInterval(() => void read(), deskWatchMs / 3)
    const held = places.current
    return () => {
      clearInterval(again)
      clearTimeout(timer.current)
      if (held.told !== null) void tell(held.told, 'leave')
      forget(kind)
    }
  }, [forget, list, tell])
  return {
    onFocus: (event: FocusEvent<HTMLElement>): void => {
      const { code, cell } = (event.target as HTMLElement).dataset
      move(code === undefined || cell === undefined ? null : cellItem(code, cell as LotCell))
    },
    onBlur: (): void => move(null),
  }
}
