import type { LayoutProps } from './layout-props.ts'
import styles from './BaseLayout.module.css'

/** The frame of payments, replenishments and transfers: wide enough for their table. */
export function TransactionLayout({ children }: LayoutProps) {
  return <div className={styles.frame}>{children}</div>
}
