import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

const READING_TIME_MS = 6000

/**
 * Calls `onDismiss` after the time it takes to read. While somebody points at the element or is inside it with the
 * keyboard the time stands still, and then starts anew.
 */
export const useAutoDismiss = (
  element: RefObject<HTMLElement | null>,
  isOn: boolean,
  onDismiss: () => void,
): void => {
  const [isHeld, setHeld] = useState(false)
  const dismiss = useEffectEvent(onDismiss)

  useEffect(() => {
    const held = element.current
    if (held === null) return
    const over = new AbortController()
    const on = (type: string, isNowHeld: boolean): void =>
      held.addEventListener(type, () => setHeld(isNowHeld), { signal: over.signal })
    on('pointerenter', true)
    on('focusin', true)
    on('pointerleave', false)
    on('focusout', false)
    return () => over.abort()
  }, [element])

  useEffect(() => {
    if (!isOn || isHeld) return
    const timer = setTimeout(() => dismiss(), READING_TIME_MS)
    return () => clearTimeout(timer)
  }, [isOn, isHeld])
}
