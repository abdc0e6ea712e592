import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { mergeRefs } from '../../refs/merge-refs.ts'
import styles from './Checkbox.module.css'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The label beside the box. */
  children: ReactNode
  /** At the end of the line, e.g. the number of results. */
  trailing?: ReactNode
  /** Some of the items it stands for are chosen, not all; a click chooses all. @default false */
  indeterminate?: boolean
}

/** A native checkbox. `className` goes to the whole line; `ref` and the rest go to the `input`. */
export function Checkbox({
  children,
  trailing,
  indeterminate = false,
  className,
  ref,
  ...rest
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null)
  // There is no attribute for it, and the browser resets it on every click: so it is set after each render.
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
