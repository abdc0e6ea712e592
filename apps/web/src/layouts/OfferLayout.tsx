import { cx } from 'class-variance-authority'
import type { LayoutProps } from './layout-props.ts'
import styles from './column.module.css'

/** The frame of the legal pages: room for the contents beside a text that reads well; on paper the text alone. */
export function OfferLayout({ children }: LayoutProps) {
  return <div className={cx(styles.column, styles.reading)}>{children}</div>
}
