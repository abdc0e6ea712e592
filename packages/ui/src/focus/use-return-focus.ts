import { useRef } from 'react'

interface AutoFocusHandlers {
  onOpenAutoFocus?: ((event: Event) => void) | undefined
  onCloseAutoFocus?: ((event: Event) => void) | undefined
}

/**
 * Handlers for a Radix dialog that bring focus back to where it was. Radix itself knows its own trigger only, so a dialog
 * that is opened by its `open` prop would leave the keyboard at the top of the page.
 */
export function useReturnFocus({ onOpenAutoFocus, onCloseAutoFocus }: AutoFocusHandlers) {
  const cameFrom = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      cameFrom.current = document.activeElement
      onOpenAutoFocus?.(event)
    },
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event)
      const from = cameFrom.current
      // A button that a press does not focus (Safari) leaves the body: then Radix's own trigger is the better answer.
      if (event.defaultPrevented || !(from instanceof HTMLElement) || from === document.body) return
      if (!from.isConnected) return
      event.preventDefault()
      from.focus()
    },
  }
}
