import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '../../state/is-typing.ts'

/** Whether a key opens the search: Ctrl+K or ⌘K anywhere, the key of the slash in any layout where no text is typed. */
function opensSearch(event: KeyboardEvent): boolean {
  const { key, code, target, altKey, ctrlKey, metaKey, shiftKey } = event
  if (altKey) return false
  if (ctrlKey || metaKey) return code === 'KeyK' && !shiftKey
  return (key === '/' || (code === 'Slash' && !shiftKey)) && !isTyping(target)
}

/** Opens the search by a key, unless a dialog has the keyboard. */
export function useSearchKey(open: () => void): void {
  const byKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !opensSearch(event)) return
    if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return
    // Else the key would be typed into the field that takes the focus.
    event.preventDefault()
    open()
  })
  useEffect(() => {
    addEventListener('keydown', byKey)
    return () => removeEventListener('keydown', byKey)
  }, [])
}
