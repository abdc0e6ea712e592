import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { pastePin, type PinDraft, pinDigits, pressPinKey } from './pin-editing.ts'

interface PinOwner {
  value: string
  length: number
  onValueChange: (value: string) => void
  onComplete: ((value: string) => void) | undefined
}

/** Keeps the input's selection on one cell, so that typing replaces its digit. */
export function usePinDraft({ value, length, onValueChange, onComplete }: PinOwner) {
  const input = useRef<HTMLInputElement>(null)
  const [caret, setCaret] = useState({ at: value.length })
  const at = Math.min(caret.at, value.length)

  // A new object at every key: the browser has moved the caret even if the cell stays the same.
  useLayoutEffect(() => {
    const start = Math.min(caret.at, value.length)
    if (document.activeElement === input.current) input.current?.setSelectionRange(start, start + 1)
  }, [caret, value.length])

  const take = (next: PinDraft) => {
    setCaret({ at: next.at })
    if (next.value === value) return
    onValueChange(next.value)
    if (next.value.length === length) onComplete?.(next.value)
  }
  const moveTo = (position: number) => setCaret({ at: Math.min(position, value.length) })

  return {
    at,
    input,
    handlers: {
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const typed = event.target
        take({
          value: pinDigits(typed.value, length),
          at: pinDigits(typed.value.slice(0, typed.selectionStart ?? undefined), length).length,
        })
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.currentTarget.readOnly) return
        const { selectionStart, selectionEnd } = event.currentTarget
        // The browser deletes a selection of several digits, e.g. all of them after Tab.
        if (event.key === 'Backspace' && (selectionEnd ?? 0) - (selectionStart ?? 0) > 1) return
        const next = pressPinKey(event.key, { value, at }, length)
        if (!next) return
        event.preventDefault()
        take(next)
      },
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
        if (event.currentTarget.readOnly) return
        event.preventDefault()
        take(pastePin(event.clipboardData.getData('text'), { value, at }, length))
      },
      onFocus: () => moveTo(value.length),
      onClick: (event: MouseEvent<HTMLInputElement>) => {
        const { left, width } = event.currentTarget.getBoundingClientRect()
        moveTo(Math.floor(((event.clientX - left) / width) * length))
      },
    },
  }
}
