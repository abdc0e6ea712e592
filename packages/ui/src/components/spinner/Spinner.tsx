import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import styles from './Spinner.module.css'

export interface SpinnerProps extends ComponentProps<'span'> {
  /**
   * Announced to screen readers. Without it the spinner is decoration, and the content around it has to say that it
   * is loading.
   */
  label?: string
}

/** A spinner as large as the text around it. */
export function Spinner({ label, className, ...rest }: SpinnerProps) {
  return (
    <span
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
      className={cx(styles.spinner, className)}
    />
  )
}
