import type { LayoutProps } from './layout-props.ts'
import styles from './CartLayout.module.css'

/** The cart's frame: the lines, and beside them an `aside` that stays in view; one column on a phone. */
export const CartLayout = ({ children }: LayoutProps) => <div className={styles.frame}>{children}</div>
