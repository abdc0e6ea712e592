import type { LayoutProps } from './layout-props.ts'
import styles from './BaseLayout.module.css'

/** The frame of lists and single records: one column, wide enough for a table. */
export function BaseLayout({ children }: LayoutProps) {
  return <div className={styles.frame}>{children}</div>
}
