import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import styles from './Field.module.css'

export interface FieldHintProps extends ComponentProps<'p'> {
  /** What the control's `aria-describedby` names. */
  id: string
}

/** What to write, said before anything goes wrong. */
export function FieldHint({ className, ...rest }: FieldHintProps) {
  return <p {...rest} className={cx(styles.hint, className)} />
}
