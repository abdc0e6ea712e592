import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

const firstRepeatMs = 450
const repeatMs = 110

/** A button that acts once when pressed and again and again while it is held. */
export function useHeldPress(act: () => void) {
  const [isHeld, setHeld] = useState(false)
  const hasRepeated = useRef(false)
  const repeat = useEffectEvent(() => {
    hasRepeated.current = true
    act()
  })

  useEffect(() => {
    if (!isHeld) return
    let next: ReturnType<typeof setTimeout>
    const again = () => {
      repeat()
      next = setTimeout(again, repeatMs)
    }
    next = setTimeout(again, firstRepeatMs)
    return () => clearTimeout(next)
  }, [isHeld])

  const release = () => setHeld(false)
  return {
    onPointerDown: (event: PointerEvent) => {
      hasRepeated.current = false
      setHeld(event.button === 0)
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    // The click that ends a press has been handled by the press; a click by keyboard has no press before it.
    onClick: () => {
      if (!hasRepeated.current) act()
      hasRepeated.current = false
    },
  }
}
