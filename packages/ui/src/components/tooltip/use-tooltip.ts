import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** The pointer has this long to get from the control onto the text, which may be read with a magnifier. */
const leaveMs = 100

/** When a tooltip is open: while the pointer of a mouse or pen is on its control or on its text, and while the control has the keyboard's focus. */
export function useTooltip(delayMs: number) {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = (next: boolean, afterMs: number): void => {
    clearTimeout(timer.current)
    if (afterMs === 0) setOpen(next)
    else timer.current = setTimeout(() => setOpen(next), afterMs)
  }
  const close = (): void => change(false, 0)
  const closeSoon = (): void => change(false, leaveMs)
  const openUnder = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'touch') change(true, delayMs)
  }
  return {
    isOpen,
    close,
    controlEvents: {
      onPointerEnter: openUnder,
      onPointerLeave: closeSoon,
      // Whoever presses the control needs no description of it any more.
      onPointerDown: close,
      onFocus: ({ currentTarget }: FocusEvent): void => {
        if (currentTarget.matches(':focus-visible')) change(true, 0)
      },
      onBlur: close,
    },
    textEvents: { onPointerEnter: () => change(true, 0), onPointerLeave: closeSoon },
  }
}
