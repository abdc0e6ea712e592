import type { LayoutProps } from './layout-props.ts'
import styles from './CatalogLayout.module.css'

/** The catalog's frame: the whole width, edge to edge; the sheet draws its own columns. */
export function CatalogLayout({ children }: LayoutProps) {
  return <div className={styles.frame}>{children}</div>
}
