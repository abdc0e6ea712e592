import { Root, Title } from '@radix-ui/react-dialog'
import { cx } from 'class-variance-authority'
import { Command } from 'cmdk'
import { type ReactNode, useState } from 'react'
import { ModalContent, type ModalContentProps, ModalOverlay, ModalPortal } from '../../modal/index.ts'
import { SearchIcon } from '../icons/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { ClosePalette } from './close-palette.ts'
import styles from './CommandPalette.module.css'
import { NothingFound } from './NothingFound.tsx'

export interface CommandPaletteProps extends ModalContentProps {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Names the palette, its field and its list. */
  label: string
  /** Says in the empty field what can be found. */
  placeholder?: string
  /** Said when nothing fits what was typed. */
  empty: ReactNode
  /** A CommandGroup of what was used last; shown only until somebody types, so that nothing is found twice. */
  recent?: ReactNode
  /** Told what is typed, for results that come from elsewhere. */
  onSearchChange?: (search: string) => void
  /** The CommandGroups. */
  children: ReactNode
}

/**
 * Everything that can be done or opened, found by typing. Arrows choose, Enter does it, Escape closes and brings focus
 * back. The caller opens it, by ⌘K and Ctrl K and by a button that can be seen.
 */
export function CommandPalette({
  open,
  onOpenChange,
  label,
  placeholder,
  empty,
  recent,
  onSearchChange,
  className,
  children,
  ...rest
}: CommandPaletteProps) {
  const [search, setSearch] = useState('')
  const changeSearch = (next: string) => {
    setSearch(next)
    onSearchChange?.(next)
  }
  const changeOpen = (isOpen: boolean) => {
    if (!isOpen) changeSearch('')
    onOpenChange(isOpen)
  }
  return (
    <Root open={open} onOpenChange={changeOpen}>
      <ModalPortal>
        <ModalOverlay />
        <ModalContent {...rest} className={cx(styles.palette, className)}>
          <Title asChild>
            <VisuallyHidden>{label}</VisuallyHidden>
          </Title>
          <Command label={label} loop className={styles.command}>
            <div className={styles.search}>
              <SearchIcon className={styles.icon} />
              <Command.Input
                value={search}
                onValueChange={changeSearch}
                placeholder={placeholder}
                className={styles.input}
              />
            </div>
            <Command.List label={label} className={styles.list}>
              <ClosePalette value={() => changeOpen(false)}>
                {search === '' && recent}
                {children}
              </ClosePalette>
            </Command.List>
            <NothingFound>{empty}</NothingFound>
          </Command>
        </ModalContent>
      </ModalPortal>
    </Root>
  )
}
