import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Button } from '../button/index.ts'
import styles from './Timeline.module.css'

export interface TimelineProps extends ComponentProps<'ol'> {
  /** On a phone only the current step and the next one are shown, and a button with these names shows and hides the others. */
  fold?: { readonly show: ReactNode; readonly hide: ReactNode } | undefined
}

/** The progress of an order, say: a line of steps, horizontal, and vertical on a phone. */
export function Timeline({ fold, id, className, ...rest }: TimelineProps) {
  const ownId = useId()
  const listId = id ?? ownId
  const [isOpen, setOpen] = useState(false)
  const isFolded = fold !== undefined && !isOpen
  return (
    <div className={styles.frame}>
      <ol
        {...rest}
        id={listId}
        data-folded={isFolded ? '' : undefined}
        className={cx(styles.line, className)}
      />
      {fold && (
        <Button
          tone="quiet"
          size="s"
          aria-expanded={isOpen}
          aria-controls={listId}
          className={styles.more}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? fold.hide : fold.show}
        </Button>
      )}
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
