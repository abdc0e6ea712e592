import { cx } from 'class-variance-authority'
import { type ComponentProps, Fragment } from 'react'
import styles from './Kbd.module.css'

export interface KbdProps extends Omit<ComponentProps<'kbd'>, 'children'> {
  /** Keys pressed together, in their order: `['Ctrl', 'K']`. */
  keys: readonly string[]
}

/** Keys of a keyboard, as they are written on them. */
export function Kbd({ keys, className, ...rest }: KbdProps) {
  return (
    <kbd {...rest} className={cx(styles.root, className)}>
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && <span className={styles.plus}>+</span>}
          <kbd className={styles.key}>{key}</kbd>
        </Fragment>
      ))}
    </kbd>
  )
}
