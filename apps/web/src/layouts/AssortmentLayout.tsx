import type { LayoutProps } from './layout-props.ts'
import styles from './CatalogLayout.module.css'

/** The assortment's frame: the whole width, as the catalogue has it. */
export const AssortmentLayout = ({ children }: LayoutProps) => <div className={styles.frame}>{children}</div>
