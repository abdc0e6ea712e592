import { useEffect, useRef, type KeyboardEvent } from 'react'
import styles from './LineChoices.module.css'

export interface LineChoicesProps {
  /** What is chosen here. */
  label: string
  choices: readonly { readonly value: string; readonly label: string }[]
  value: string | null
  /** Takes the keyboard when it appears. @default false */
  isFocused?: boolean
  onChoose: (value: string) => void
  /** Called for Escape. */
  onLeave: () => void
}

/** A few numbered choices below a line: by pointer, by their digits, or by Tab and Enter. */
export function LineChoices({
  label,
  choices,
  value,
  isFocused = false,
  onChoose,
  onLeave,
}: LineChoicesProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (isFocused) group.current?.querySelector('button')?.focus()
  }, [isFocused])
  const byKey = (event: KeyboardEvent): void => {
    const choice = choices[Number(event.key) - 1]
    if (choice === undefined && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (choice === undefined) onLeave()
    else onChoose(choice.value)
  }
  return (
    <fieldset ref={group} aria-label={label} className={styles.choices}>
      <span aria-hidden="true" className={styles.label}>
        {label}
      </span>
      {choices.map((choice, place) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          aria-keyshortcuts={String(place + 1)}
          className={styles.choice}
          onKeyDown={byKey}
          onClick={() => onChoose(choice.value)}
        >
          <kbd aria-hidden="true">{place + 1}</kbd> {choice.label}
        </button>
      ))}
    </fieldset>
  )
}
