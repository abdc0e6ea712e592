import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { ProgressTrack } from '../progress-bar/index.ts'
import styles from './ProgressLine.module.css'

export interface ProgressLineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How far it is, from 0 to `max`; more than `max` shows a full line. */
  value: number
  /** The threshold, in the unit of `value`; above zero. */
  max: number
  /** What is still missing, in words: the line itself is only their picture. */
  children: ReactNode
}

/** How much is missing to a threshold. */
export const ProgressLine = ({ value, max, className, children, ...rest }: ProgressLineProps) => {
  const id = useId()
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <p id={id} className={styles.words}>
        {children}
      </p>
      <ProgressTrack aria-labelledby={id} value={Math.min(value, max)} max={max} />
    </div>
  )
}
