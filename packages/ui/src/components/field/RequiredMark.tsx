import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import styles from './Field.module.css'

export type RequiredMarkProps = Omit<ComponentProps<'span'>, 'children'>

/** An asterisk at the end of a label; hidden from screen readers, which announce the control's `required`. */
export function RequiredMark({ className, ...rest }: RequiredMarkProps) {
  return (
    <span aria-hidden="true" {...rest} className={cx(styles.required, className)}>
      *
    </span>
  )
}
