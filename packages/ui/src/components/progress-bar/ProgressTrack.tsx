import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import styles from './ProgressTrack.module.css'

/** The line itself, for what puts its own words around it; without a `value` it shows that something moves. */
export const ProgressTrack = ({ className, ...rest }: ComponentProps<'progress'>) => (
  <progress {...rest} className={cx(styles.track, className)} />
)
