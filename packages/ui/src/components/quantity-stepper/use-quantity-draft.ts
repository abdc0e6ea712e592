import { type FocusEvent, type KeyboardEvent, useState } from 'react'

export interface QuantityDraft {
  value: number
  step: number
  min: number
  max: number
  onCommit: (value: number) => void
}

/** Reads what a person typed: digits with any spaces between; null for an empty or unreadable text. */
export const readQuantity = (text: string) => {
  const digits = text.replaceAll(/\s/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}

/** Keeps the typed text apart from the committed value until Enter, blur or a step ends the typing. */
export const useQuantityDraft = ({ value, step, min, max, onCommit }: QuantityDraft) => {
  const [draft, setDraft] = useState<string | null>(null)
  const typed = draft === null ? null : readQuantity(draft)

  const commit = (next: number) => {
    setDraft(null)
    if (next !== value) onCommit(next)
  }
  const commitTyped = () => {
    // An empty or unreadable text changes nothing: the quantity that stood there stays.
    commit(typed ?? value)
  }
  const stepBy = (steps: number) => commit(Math.min(max, Math.max(min, (typed ?? value) + steps * step)))

  return {
    text: draft ?? String(value),
    stepBy,
    input: {
      onChange: (event: { target: { value: string } }) => setDraft(event.target.value),
      onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
      onBlur: commitTyped,
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
