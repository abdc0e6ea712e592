import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Checkbox.module.css'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The words beside the box; they name it. */
  children: ReactNode
  /** Stands at the far end of the line: how many results the choice has, say. */
  trailing?: ReactNode
}

/**
 * A native checkbox: it takes part in forms, is announced everywhere and costs no script. `className` goes to the whole
 * line; `ref` and the rest go to the `input`.
 */
export const Checkbox = ({ children, trailing, className, ...rest }: CheckboxProps) => (
  <label className={cx(styles.line, className)}>
    <input {...rest} type="checkbox" className={styles.box} />
    <span className={styles.words}>{children}</span>
    {trailing !== undefined && <span className={styles.trailing}>{trailing}</span>}
  </label>
)
