import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { CheckIcon } from '../icons/index.ts'
import styles from './Stepper.module.css'

/** One step of a flow. */
export interface StepperStep {
  id: string
  title: ReactNode
}

export interface StepperProps extends Omit<ComponentProps<'nav'>, 'children'> {
  steps: readonly StepperStep[]
  /** The id of the current step. */
  current: string
  /** Called to go back to a completed step; without it completed steps are text. */
  onBack?: (id: string) => void
  /** Names the flow. */
  'aria-label': string
  /** The position in words, shown on a phone, e.g. "Step 2 of 4". */
  status: ReactNode
}

/** The steps of a flow: completed steps can be reopened, later ones cannot. */
export function Stepper({ steps, current, onBack, status, className, ...rest }: StepperProps) {
  const at = steps.findIndex(({ id }) => id === current)
  return (
    <nav {...rest} className={cx(styles.root, className)}>
      <p className={styles.status}>
        {status}
        {/* The list says the same to screen readers. */}
        <b aria-hidden="true"> {steps[at]?.title}</b>
      </p>
      <ol className={styles.steps}>
        {steps.map(({ id, title }, index) => {
          const isDone = index < at
          const words = (
            <>
              <span className={styles.mark}>{isDone ? <CheckIcon /> : index + 1}</span>
              <span className={styles.title}>{title}</span>
            </>
          )
          return (
            <li
              key={id}
              aria-current={id === current ? 'step' : undefined}
              data-state={isDone ? 'done' : id === current ? 'current' : 'ahead'}
              className={styles.step}
            >
              {isDone && onBack ? (
                <button type="button" className={styles.content} onClick={() => onBack(id)}>
                  {words}
                </button>
              ) : (
                <span className={styles.content}>{words}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
