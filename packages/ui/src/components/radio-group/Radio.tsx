import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useRadioChoice } from './radio-choice.ts'
import styles from './RadioGroup.module.css'

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'name' | 'checked'> {
  value: string
  /** The label. */
  children: ReactNode
  /** What choosing it means, on a line below the label. */
  description?: ReactNode
}

/** An option of a RadioGroup. `className` goes to the line; `ref` and the rest go to the `input`. */
export function Radio({ value, children, description, className, ...rest }: RadioProps) {
  const choice = useRadioChoice('Radio', 'RadioGroup')
  const id = useId()
  return (
    <label className={cx(styles.line, className)}>
      <input
        aria-labelledby={`${id}-words`}
        aria-describedby={description ? `${id}-description` : undefined}
        {...rest}
        type="radio"
        name={choice.name}
        value={value}
        checked={choice.value === value}
        onChange={() => choice.onValueChange(value)}
        className={styles.dot}
      />
      <span className={styles.content}>
        <span id={`${id}-words`}>{children}</span>
        {description && (
          <span id={`${id}-description`} className={styles.description}>
            {description}
          </span>
        )}
      </span>
    </label>
  )
}
