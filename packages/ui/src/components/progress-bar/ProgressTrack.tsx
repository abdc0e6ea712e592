import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import styles from './ProgressTrack.module.css'

/** The line itself, for what puts its own words around it; without a `value` it shows that something moves. */
export function ProgressTrack({ className, ...rest }: ComponentProps<'progress'>) {
  return <progress {...rest} className={cx(styles.track, className)} />
}
