import type { LayoutProps } from './layout-props.ts'
import styles from './BaseLayout.module.css'

/** The frame of the legal pages: a measure that reads well, and prints. */
export const OfferLayout = ({ children }: LayoutProps) => <div className={styles.frame}>{children}</div>
