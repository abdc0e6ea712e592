import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import styles from './Field.module.css'

export interface FieldErrorProps extends ComponentProps<'p'> {
  /** The id for the control's `aria-describedby`. */
  id: string
}

/** What is wrong and how to fix it. */
export function FieldError({ className, ...rest }: FieldErrorProps) {
  return <p {...rest} className={cx(styles.error, className)} />
}
