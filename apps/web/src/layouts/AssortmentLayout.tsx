import type { LayoutProps } from './layout-props.ts'
import styles from './CatalogLayout.module.css'

/** The assortment's frame: the whole width, as the catalog has it. */
export function AssortmentLayout({ children }: LayoutProps) {
  return <div className={styles.frame}>{children}</div>
}
