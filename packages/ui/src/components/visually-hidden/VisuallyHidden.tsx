import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import styles from './VisuallyHidden.module.css'

export type VisuallyHiddenProps = ComponentProps<'span'>

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={cx(styles.visuallyHidden, className)} />
}
