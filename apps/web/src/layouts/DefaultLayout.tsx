import type { LayoutProps } from './layout-props.ts'
import styles from './two-columns.module.css'

/** The frame of ordering: one readable column, and beside it an `aside` for the sums. */
export function DefaultLayout({ children }: LayoutProps) {
  return <div className={styles.frame}>{children}</div>
}
