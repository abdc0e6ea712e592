import { cx } from 'class-variance-authority'
import { type ReactNode, useId } from 'react'
import styles from './Field.module.css'

/** What a field tells its control, so that label, hint and error are read with it. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldProps {
  /** Stands above the control and names it. */
  label: ReactNode
  /** What to write, said before anything goes wrong. */
  hint?: ReactNode
  /** What is wrong and how to mend it; stands under the control and is read with it. */
  error?: ReactNode
  /** The control's id, where another element must know it. @default a generated one */
  id?: string | undefined
  className?: string | undefined
  children: (control: FieldControl) => ReactNode
}

/** The frame that every form control stands in: label above, hint and error under, wired to it. */
export const Field = ({ label, hint, error, id, className, children }: FieldProps) => {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  return (
    <div className={cx(styles.field, className)}>
      <label htmlFor={controlId} className={styles.label}>
        {label}
      </label>
      {children({
        id: controlId,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
