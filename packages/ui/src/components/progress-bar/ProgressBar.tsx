import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { ProgressTrack } from './ProgressTrack.tsx'
import styles from './ProgressBar.module.css'

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is being done; the accessible name of the bar. */
  label: ReactNode
  /** Progress from 0 to `max`; leave it out while it is unknown. */
  value?: number
  /** @default 100 */
  max?: number
  /** Progress in words, e.g. "3 of 8 pictures". */
  valueText?: string
}

/** Progress of a task of seconds or minutes. */
export function ProgressBar({ label, value, max = 100, valueText, className, ...rest }: ProgressBarProps) {
  const id = useId()
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <p className={styles.content}>
        <span id={id}>{label}</span>
        {valueText && <b className={styles.value}>{valueText}</b>}
      </p>
      <ProgressTrack
        aria-labelledby={id}
        {...(valueText ? { 'aria-valuetext': valueText } : {})}
        {...(value === undefined ? {} : { value: Math.min(Math.max(0, value), max) })}
        max={max}
      />
    </div>
  )
}
