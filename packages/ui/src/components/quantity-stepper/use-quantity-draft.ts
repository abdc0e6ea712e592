import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { type QuantityBounds, type QuantitySnap, snapQuantity, stepQuantity } from './snap-quantity.ts'

export interface QuantityDraft extends QuantityBounds {
  value: number
  /** Without it the caller rounds what was typed. */
  isSnapping: boolean
  onCommit: (value: number) => void
}

/** Parses a typed quantity: digits with any spaces between; null for an empty or unreadable text. */
export function readQuantity(text: string) {
  const digits = text.replaceAll(/\s/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}

/** Keeps the typed text apart from the committed value until Enter, blur or a step ends the typing. */
export function useQuantityDraft({ value, isSnapping, onCommit, ...bounds }: QuantityDraft) {
  const [draft, setDraft] = useState<string | null>(null)
  const [snap, setSnap] = useState<QuantitySnap | null>(null)
  const typed = draft === null ? null : readQuantity(draft)

  const commit = (next: number) => {
    setDraft(null)
    if (next !== value) onCommit(next)
  }
  const commitTyped = () => {
    // An empty or unreadable text changes nothing: the previous quantity is kept.
    if (typed === null || !isSnapping) return commit(typed ?? value)
    const snapped = snapQuantity(typed, bounds)
    setSnap(snapped)
    commit(snapped.value)
  }
  const stepBy = (direction: 1 | -1) => {
    setSnap(null)
    commit(stepQuantity(typed ?? value, direction, bounds))
  }

  return {
    text: draft ?? String(value),
    /** What the last typed text became; null after a step, or when the caller has set another value. */
    snap: snap?.value === value && snap.reason !== 'fits' ? snap : null,
    stepBy,
    input: {
      onChange: (event: { target: { value: string } }) => setDraft(event.target.value),
      onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
      onBlur: () => {
        if (draft !== null) commitTyped()
      },
      onKeyDown: (event: KeyboardEvent) => {
        const keys: Record<string, () => void> = {
          Enter: commitTyped,
          Escape: () => setDraft(null),
          ArrowUp: () => stepBy(1),
          ArrowDown: () => stepBy(-1),
        }
        const act = keys[event.key]
        if (!act) return
        if (event.key.startsWith('Arrow')) event.preventDefault()
        act()
      },
    },
  }
}
