import type { LayoutProps } from './layout-props.ts'
import styles from './AuthLayout.module.css'

/** The frame of signing in: a plate of flowers above the form on a phone, beside it on a desktop. */
export const AuthLayout = ({ children }: LayoutProps) => (
  <div className={styles.frame}>
    <div className={styles.plate} aria-hidden="true" />
    <div className={styles.form}>{children}</div>
  </div>
)
