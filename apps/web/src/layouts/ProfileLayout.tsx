import type { LayoutProps } from './layout-props.ts'
import styles from './BaseLayout.module.css'

/** The frame of who one is: one readable column. */
export const ProfileLayout = ({ children }: LayoutProps) => <div className={styles.frame}>{children}</div>
