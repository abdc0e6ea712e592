import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { RadioChoiceContext } from '../radio-group/radio-choice.ts'
import styles from './RadioCards.module.css'

export interface RadioCardsProps extends ComponentProps<'fieldset'> {
  /** What is being chosen. */
  legend: ReactNode
  /** The chosen card, or null while nothing is chosen. */
  value: string | null
  onValueChange: (value: string) => void
  /** The inputs' name in a form. @default a generated one */
  name?: string
  /** Why the choice is refused. */
  error?: ReactNode
}

/** One option out of a few, each on a card with a description. */
export function RadioCards({
  legend,
  value,
  onValueChange,
  name,
  error,
  className,
  children,
  ...rest
}: RadioCardsProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <RadioChoiceContext value={{ name: name ?? id, value, onValueChange }}>
      <fieldset
        aria-describedby={error ? errorId : undefined}
        {...rest}
        data-invalid={error ? '' : undefined}
        className={cx(styles.group, className)}
      >
        <legend className={styles.legend}>{legend}</legend>
        <div className={styles.cards}>{children}</div>
        {error && (
          <p id={errorId} className={styles.error}>
            {error}
          </p>
        )}
      </fieldset>
    </RadioChoiceContext>
  )
}
