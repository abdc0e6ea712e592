import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'

/**
 * Calls `onDismiss` after `afterMs`. Hover and focus inside stop the timer; it then starts again. Without `afterMs`
 * there is no timer.
 */
export function useAutoDismiss(
  element: RefObject<HTMLElement | null>,
  afterMs: number | undefined,
  onDismiss: () => void,
): void {
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const dismiss = useEffectEvent(onDismiss)

  // Together with the element, not after it: the pointer may be over it already.
  useLayoutEffect(() => {
    const held = element.current
    if (held === null) return
    const over = new AbortController()
    const on = (type: string, act: () => void): void =>
      held.addEventListener(type, act, { signal: over.signal })
    on('pointerenter', () => setPointedAt(true))
    on('pointerleave', () => setPointedAt(false))
    on('focusin', () => setFocus(true))
    on('focusout', () => setFocus(false))
    return () => over.abort()
  }, [element])

  useEffect(() => {
    if (afterMs === undefined || isPointedAt || hasFocus) return
    const timer = setTimeout(() => dismiss(), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs, isPointedAt, hasFocus])
}
