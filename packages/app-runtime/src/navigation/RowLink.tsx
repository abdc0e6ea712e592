import { LocalizedLink, type LocalizedLinkProps } from './LocalizedLink.tsx'
import styles from './RowLink.module.css'

/**
 * The link of a row of a table or a list: it covers the row, which can then be pressed anywhere. Other controls of the row
 * stand above it by a position of their own.
 */
export function RowLink({ className, ...rest }: LocalizedLinkProps) {
  return (
    <LocalizedLink
      {...rest}
      className={className === undefined ? styles.link : `${styles.link} ${className}`}
    />
  )
}
