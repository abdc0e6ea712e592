import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import styles from './Spinner.module.css'

export interface SpinnerProps extends ComponentProps<'span'> {
  /**
   * What is being waited for, for those who do not see the turning ring. Without it the ring is decoration, and the place
   * it stands in must say so.
   */
  label?: string
}

/** A turning ring as large as the text it stands in. */
export function Spinner({ label, className, ...rest }: SpinnerProps) {
  return (
    <span
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
      className={cx(styles.spinner, className)}
    />
  )
}
