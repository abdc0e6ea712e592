import { cx } from 'class-variance-authority'
import type { LayoutProps } from './layout-props.ts'
import styles from './two-columns.module.css'

/** The cart's frame: the lines, and beside them an `aside` that stays in view; one column on a phone. */
export function CartLayout({ children }: LayoutProps) {
  return <div className={cx(styles.frame, styles.wide)}>{children}</div>
}
