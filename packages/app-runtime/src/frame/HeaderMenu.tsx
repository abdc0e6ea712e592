import { Popover, PopoverContent, PopoverTrigger } from '@flower-market/ui'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import styles from './HeaderMenu.module.css'

export interface HeaderMenuProps {
  /** What the round button shows; its text is the button's name. */
  opener: ReactNode
  /** Names the menu. */
  label: string
  children: ReactNode
}

/** A round button in the header with a menu under it, which closes when another page opens. */
export function HeaderMenu({ opener, label, children }: HeaderMenuProps) {
  const { pathname, hash } = useLocation()
  const place = pathname + hash
  const [openAt, setOpenAt] = useState<string | null>(null)
  return (
    <Popover open={openAt === place} onOpenChange={(isOpen) => setOpenAt(isOpen ? place : null)}>
      <PopoverTrigger className={styles.opener}>{opener}</PopoverTrigger>
      <PopoverContent label={label} align="end" className={styles.menu}>
        {children}
      </PopoverContent>
    </Popover>
  )
}
