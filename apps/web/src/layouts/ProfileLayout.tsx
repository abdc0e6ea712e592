import type { LayoutProps } from './layout-props.ts'
import styles from './column.module.css'

/** The frame of who one is: one readable column. */
export function ProfileLayout({ children }: LayoutProps) {
  return <div className={styles.column}>{children}</div>
}
