import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import styles from './Field.module.css'

export type RequiredMarkProps = Omit<ComponentProps<'span'>, 'children'>

/** A star for the end of a label. It is silent: the control's own `required` is what a screen reader says. */
export function RequiredMark({ className, ...rest }: RequiredMarkProps) {
  return (
    <span aria-hidden="true" {...rest} className={cx(styles.required, className)}>
      *
    </span>
  )
}
