import { useCallback, useSyncExternalStore } from 'react'

/** One list a query: making one takes longer than all else that a component asks while it renders. */
const mediaLists = new Map<string, MediaQueryList>()

function mediaListOf(query: string): MediaQueryList {
  const known = mediaLists.get(query)
  if (known !== undefined) return known
  const made = matchMedia(query)
  mediaLists.set(query, made)
  return made
}

/** Whether a media query holds, also when that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    useCallback(
      (onChange) => {
        const media = mediaListOf(query)
        media.addEventListener('change', onChange)
        return () => media.removeEventListener('change', onChange)
      },
      [query],
    ),
    () => mediaListOf(query).matches,
    () => false,
  )
}
