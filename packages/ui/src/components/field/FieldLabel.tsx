import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import styles from './Field.module.css'

export interface FieldLabelProps extends ComponentProps<'label'> {
  /** The id of the control. */
  htmlFor: string
}

/** The label above a control. */
export function FieldLabel({ className, children, ...rest }: FieldLabelProps) {
  return (
    <label {...rest} className={cx(styles.label, className)}>
      {children}
    </label>
  )
}
