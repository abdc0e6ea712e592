import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { showBeside } from '../../anchored/show-beside.ts'

interface TooltipTextProps extends ComponentProps<'span'> {
  control: RefObject<HTMLElement | null>
  side: 'top' | 'bottom'
  onClose: () => void
}

/** Closes the text that is open; a page shows one at a time. */
let closeOpened: (() => void) | null = null

/** The text on top of everything, while it is open. */
export function TooltipText({ control, side, onClose, ...rest }: TooltipTextProps) {
  const panel = useRef<HTMLSpanElement>(null)
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    if (panel.current === null) return
    return showBeside(panel.current, control.current, side)
  }, [control, side])
  useEffect(() => {
    const closeThis = (): void => close()
    closeOpened?.()
    closeOpened = closeThis
    // Before everybody else: Escape closes the text alone, and not what is around its control.
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopImmediatePropagation()
      close()
    }
    addEventListener('keydown', onKey, { capture: true })
    return () => {
      removeEventListener('keydown', onKey, { capture: true })
      if (closeOpened === closeThis) closeOpened = null
    }
  }, [])
  // The browser would close a popover around the control before it opens an `auto` one.
  return <span {...rest} ref={panel} role="tooltip" popover="manual" />
}
