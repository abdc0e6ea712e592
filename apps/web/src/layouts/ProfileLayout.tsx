import type { LayoutProps } from './layout-props.ts'
import styles from './column.module.css'

/** The frame of who one is: one readable column. */
export const ProfileLayout = ({ children }: LayoutProps) => <div className={styles.column}>{children}</div>
