import type { LayoutProps } from './layout-props.ts'
import styles from './column.module.css'

/** The frame of settings: one readable column. */
export const SettingsLayout = ({ children }: LayoutProps) => <div className={styles.column}>{children}</div>
