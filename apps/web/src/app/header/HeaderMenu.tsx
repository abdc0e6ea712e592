import { useId, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import styles from './HeaderMenu.module.css'

export interface HeaderMenuProps {
  /** What the round button shows; its words are the button's name. */
  opener: ReactNode
  children: ReactNode
}

/** A round button in the header with a card under it; a press elsewhere, Escape or another page closes the card. */
export function HeaderMenu({ opener, children }: HeaderMenuProps) {
  const menuId = useId()
  const { pathname, hash } = useLocation()
  return (
    <>
      <button type="button" popoverTarget={menuId} className={styles.opener}>
        {opener}
      </button>
      <div key={pathname + hash} id={menuId} popover="auto" className={styles.menu}>
        {children}
      </div>
    </>
  )
}
