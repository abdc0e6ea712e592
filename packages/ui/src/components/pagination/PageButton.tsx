import type { AriaAttributes, MouseEvent, ReactNode } from 'react'
import styles from './Pagination.module.css'

export interface PageButtonProps extends Pick<AriaAttributes, 'aria-label' | 'aria-current'> {
  href: string | undefined
  onClick: (event: MouseEvent) => void
  /** There is no page in that direction; the button stays focusable, so that focus is not lost at the end. */
  isOff?: boolean
  children: ReactNode
}

/** One page: a link if it has an address, else a button. */
export function PageButton({ href, onClick, isOff = false, children, ...rest }: PageButtonProps) {
  return href !== undefined && !isOff ? (
    <a {...rest} href={href} className={styles.key} onClick={onClick}>
      {children}
    </a>
  ) : (
    <button
      type="button"
      {...rest}
      aria-disabled={isOff || undefined}
      className={styles.key}
      onClick={isOff ? undefined : onClick}
    >
      {children}
    </button>
  )
}
