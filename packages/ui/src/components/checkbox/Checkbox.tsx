import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { mergeRefs } from '../../refs/merge-refs.ts'
import styles from './Checkbox.module.css'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The words beside the box; they name it. */
  children: ReactNode
  /** Stands at the far end of the line: how many results the choice has, say. */
  trailing?: ReactNode
  /** Some of what it stands for is chosen, not all; a press chooses all. @default false */
  indeterminate?: boolean
}

/**
 * A native checkbox: it takes part in forms, is announced everywhere and costs no script. `className` goes to the whole
 * line; `ref` and the rest go to the `input`.
 */
export function Checkbox({
  children,
  trailing,
  indeterminate = false,
  className,
  ref,
  ...rest
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null)
  // There is no attribute for it, and the browser clears it at every press: so it is set after each render.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  })
  return (
    <label className={cx(styles.line, className)}>
      <input {...rest} ref={mergeRefs(input, ref)} type="checkbox" className={styles.box} />
      <span className={styles.content}>{children}</span>
      {trailing !== undefined && <span className={styles.trailing}>{trailing}</span>}
    </label>
  )
}
