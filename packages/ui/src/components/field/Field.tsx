import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import styles from './Field.module.css'
import { FieldError } from './FieldError.tsx'
import { FieldHint } from './FieldHint.tsx'
import { FieldLabel } from './FieldLabel.tsx'
import { type FieldControl, type FieldTexts, useFieldControl } from './use-field-control.ts'

export interface FieldProps extends FieldTexts {
  /** The label above the control. */
  label: ReactNode
  className?: string | undefined
  children: (control: FieldControl) => ReactNode
}

/** The frame of every form control: label above, hint and error below, connected to it by ids. */
export function Field({ label, hint, error, id, className, children }: FieldProps) {
  const { control, hintId, errorId } = useFieldControl({ hint, error, id })
  return (
    <div className={cx(styles.field, className)}>
      <FieldLabel id={`${control.id}-label`} htmlFor={control.id}>
        {label}
      </FieldLabel>
      {children(control)}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
    </div>
  )
}
