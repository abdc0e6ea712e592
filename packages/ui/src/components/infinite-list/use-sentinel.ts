import { type RefObject, useEffect, useEffectEvent } from 'react'

/** How far below the screen the end may be when more is asked for, so that a calm scroll never waits. */
const ahead = '600px'

/**
 * Calls `onNear` when the element comes near the screen while `isWatching`; once for each time the watching begins, so a
 * list whose new items do not fill the screen asks again, and one that is loading does not.
 */
export function useSentinel(element: RefObject<HTMLElement | null>, isWatching: boolean, onNear: () => void) {
  const near = useEffectEvent(onNear)
  useEffect(() => {
    if (!isWatching || !element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        near()
      },
      { rootMargin: `0px 0px ${ahead} 0px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isWatching])
}
