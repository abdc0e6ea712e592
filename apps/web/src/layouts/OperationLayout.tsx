import type { LayoutProps } from './layout-props.ts'
import styles from './column.module.css'

/** The frame of an operation with money: one readable column. */
export function OperationLayout({ children }: LayoutProps) {
  return <div className={styles.column}>{children}</div>
}
