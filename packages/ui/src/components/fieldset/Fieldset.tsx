import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { FieldError, FieldHint, useFieldControl } from '../field/index.ts'
import styles from './Fieldset.module.css'

export interface FieldsetProps extends ComponentProps<'fieldset'> {
  /** The legend; announced before each field. */
  legend: ReactNode
  /** What to enter; shown from the start. */
  hint?: ReactNode
  /** What is wrong with the fields together. */
  error?: ReactNode
}

/** Several fields that belong together, with one legend, hint and error. */
export function Fieldset({ legend, hint, error, id, className, children, ...rest }: FieldsetProps) {
  const { control, hintId, errorId } = useFieldControl({ hint, error, id })
  return (
    <fieldset
      id={control.id}
      aria-describedby={control['aria-describedby']}
      {...rest}
      data-invalid={error ? '' : undefined}
      className={cx(styles.fieldset, className)}
    >
      <legend className={styles.legend}>{legend}</legend>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {children}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
