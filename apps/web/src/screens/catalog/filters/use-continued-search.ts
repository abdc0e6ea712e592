import { useLayoutEffect, type RefObject } from 'react'

/** Where the caret was in a search field that went off the page while it had the focus. */
export interface Caret {
  readonly start: number
  readonly end: number
}

/**
 * The list of another day brings a search field of its own: it takes over focus and caret from the one before, so that whoever is typing
 * goes on. `caretRef` lives as long as the screen.
 */
export function useContinuedSearch(
  field: RefObject<HTMLInputElement | null>,
  caretRef: RefObject<Caret | null>,
): void {
  useLayoutEffect(() => {
    const input = field.current
    const left = caretRef.current
    caretRef.current = null
    if (left !== null) {
      input?.focus({ preventScroll: true })
      input?.setSelectionRange(left.start, left.end)
    }
    return () => {
      if (input === null || document.activeElement !== input) return
      caretRef.current = { start: input.selectionStart ?? 0, end: input.selectionEnd ?? 0 }
    }
  }, [field, caretRef])
}
