/** The typed digits and the cell that the next key acts on; at the end `at` equals the number of digits. */
export interface PinDraft {
  value: string
  at: number
}

/** The digits of a text, at most as many as the code has: autofill and keyboards may insert spaces and words. */
export function pinDigits(text: string, length: number) {
  return text.replaceAll(/\D/g, '').slice(0, length)
}

/** The effect of arrow keys and Backspace; null for a key that the input handles itself. */
export function pressPinKey(key: string, { value, at }: PinDraft, length: number): PinDraft | null {
  const cell = Math.min(at, length - 1)
  switch (key) {
    case 'ArrowLeft':
      return { value, at: Math.max(0, cell - 1) }
    case 'ArrowRight':
      return { value, at: Math.min(value.length, cell + 1) }
    case 'Home':
      return { value, at: 0 }
    case 'End':
      return { value, at: value.length }
    case 'Backspace': {
      const gone = at < value.length ? at : at - 1
      if (gone < 0) return { value, at: 0 }
      return { value: value.slice(0, gone) + value.slice(gone + 1), at: Math.max(0, at - 1) }
    }
    default:
      return null
  }
}

/** A complete pasted code replaces all digits; a part of one overwrites the digits from the current cell on. */
export function pastePin(text: string, { value, at }: PinDraft, length: number): PinDraft {
  const pasted = pinDigits(text, length)
  if (pasted.length === length) return { value: pasted, at: length }
  const start = Math.min(at, length - 1)
  const next = (value.slice(0, start) + pasted + value.slice(start + pasted.length)).slice(0, length)
  return { value: next, at: Math.min(next.length, start + pasted.length) }
}
