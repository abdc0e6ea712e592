import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Timeline.module.css'

export type TimelineProps = ComponentProps<'ol'>

/** The progress of an order, say: a line of steps, horizontal, and vertical on a phone. */
export function Timeline({ className, ...rest }: TimelineProps) {
  return (
    <div className={styles.frame}>
      <ol {...rest} className={cx(styles.line, className)} />
    </div>
  )
}

export interface TimelineStepProps extends Omit<ComponentProps<'li'>, 'children' | 'title'> {
  /** Whether the step is done, current, ahead, or where the process ended early. */
  state: 'done' | 'current' | 'ahead' | 'stopped'
  title: ReactNode
  /** When it happened and by whom, or when it is expected. */
  note?: ReactNode
}

/** One step of a Timeline. */
export function TimelineStep({ state, title, note, className, ...rest }: TimelineStepProps) {
  return (
    <li
      aria-current={state === 'current' || state === 'stopped' ? 'step' : undefined}
      {...rest}
      data-state={state}
      className={cx(styles.step, className)}
    >
      <span className={styles.title}>{title}</span>
      {note && <span className={styles.note}>{note}</span>}
    </li>
  )
}
