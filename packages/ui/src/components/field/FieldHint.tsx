import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import styles from './Field.module.css'

export interface FieldHintProps extends ComponentProps<'p'> {
  /** The id for the control's `aria-describedby`. */
  id: string
}

/** What to enter; shown from the start. */
export function FieldHint({ className, ...rest }: FieldHintProps) {
  return <p {...rest} className={cx(styles.hint, className)} />
}
