import type { LayoutProps } from '@flower-market/app-runtime/frame'
import styles from './AuthLayout.module.css'

/** The frame of signing in: a narrow column. */
export function AuthLayout({ children }: LayoutProps) {
  return <div className={styles.form}>{children}</div>
}
