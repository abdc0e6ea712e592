import { type RefObject, useRef } from 'react'

export interface ModalFocus {
  /** Gets the focus when the content opens. By default the first element in it that can have focus. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Gets the focus when the content has closed. By default the element that had it before. */
  finalFocus?: RefObject<HTMLElement | null> | undefined
}

/**
 * Handlers that move focus into a Radix dialog and out of it. Radix returns focus to its own trigger only, so a dialog
 * that is opened by its `open` prop would leave it on `body`.
 */
export function useModalFocus({ initialFocus, finalFocus }: ModalFocus) {
  const previous = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      previous.current = document.activeElement
      if (!initialFocus?.current) return
      event.preventDefault()
      initialFocus.current.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      // The person went on elsewhere, beside a drawer: the focus is theirs.
      if (document.activeElement !== document.body) return event.preventDefault()
      const target = finalFocus?.current ?? previous.current
      // Safari does not focus a button on click: then `body` had the focus, and Radix's trigger is the better target.
      if (!(target instanceof HTMLElement) || target === document.body || !target.isConnected) return
      event.preventDefault()
      target.focus()
    },
  }
}
