import { isNative } from './is-native.ts'

const heldTypes = ['click', 'keydown'] as const

/** Types a character where the focus is, as the browser would have done. */
function typeInto(field: HTMLInputElement, text: string): void {
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }))
}

function replay(event: Event): void {
  if (!(event instanceof KeyboardEvent)) {
    // What is no longer on the page cannot be pressed.
    event.target?.dispatchEvent(new MouseEvent(event.type, event as MouseEvent))
    return
  }
  // A key before may have moved the focus, into a field for instance.
  const focused = document.activeElement ?? document.body
  if (focused instanceof HTMLInputElement && event.key.length === 1) typeInto(focused, event.key)
  else focused.dispatchEvent(new KeyboardEvent(event.type, event))
}

/**
 * Keeps the presses and keys that only the app can answer until it is there; gives the function that hands them over, in their order. What
 * comes meanwhile waits its turn.
 */
export function holdInput(): () => void {
  const held: Event[] = []
  const hold = (event: Event): void => {
    if (!event.isTrusted || isNative(event, held.length === 0)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push(event)
  }
  for (const type of heldTypes) addEventListener(type, hold, true)
  return function release() {
    const next = held.shift()
    if (next === undefined) {
      for (const type of heldTypes) removeEventListener(type, hold, true)
      return
    }
    replay(next)
    // What it has changed is on the page before the next.
    setTimeout(release)
  }
}
