import type { LayoutProps } from './layout-props.ts'
import styles from './CatalogLayout.module.css'

/** The catalogue's frame: the whole width, edge to edge; the sheet draws its own columns. */
export const CatalogLayout = ({ children }: LayoutProps) => <div className={styles.frame}>{children}</div>
