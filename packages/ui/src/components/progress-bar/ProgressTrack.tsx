import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import styles from './ProgressTrack.module.css'

/** The bar itself, for components with a text of their own; without a `value` it is indeterminate. */
export function ProgressTrack({ className, ...rest }: ComponentProps<'progress'>) {
  return <progress {...rest} className={cx(styles.track, className)} />
}
