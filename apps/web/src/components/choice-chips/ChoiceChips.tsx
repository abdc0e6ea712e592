import { useId, type ReactNode } from 'react'
import styles from './ChoiceChips.module.css'

export interface ChoiceChipsProps<V extends string> {
  /** What is being chosen. */
  legend: ReactNode
  /** At the end of the legend's line. */
  hint?: ReactNode
  choices: readonly { readonly value: V; readonly label: ReactNode }[]
  /** Null while nothing is chosen. */
  value: V | null
  onValueChange: (value: V) => void
  error?: ReactNode
}

/** One of a few short choices, each as large as a thumb. Native radio buttons. */
export function ChoiceChips<V extends string>({
  legend,
  hint,
  choices,
  value,
  onValueChange,
  error,
}: ChoiceChipsProps<V>) {
  const id = useId()
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>
        <span>{legend}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </legend>
      <div className={styles.chips}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.chip}>
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onValueChange(choice.value)}
              className={styles.input}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
