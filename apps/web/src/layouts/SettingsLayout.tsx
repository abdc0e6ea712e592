import type { LayoutProps } from './layout-props.ts'
import styles from './column.module.css'

/** The frame of settings: one readable column. */
export function SettingsLayout({ children }: LayoutProps) {
  return <div className={styles.column}>{children}</div>
}
