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
  /** The accessible name of the palette, its input and its list. */
  label: string
  /** Placeholder that says what can be found. */
  placeholder?: string
  /** Shown when nothing matches. */
  empty: ReactNode
  /** A CommandGroup of recent commands; shown while the input is empty, so that no command is listed twice. */
  recent?: ReactNode
  /** Called with what is typed, e.g. to load results from the server. */
  onSearchChange?: (search: string) => void
  /** The CommandGroups. */
  children: ReactNode
}

/**
 * Actions and pages, found by typing. Arrows choose, Enter runs, Escape closes and returns focus. The caller opens
 * it, by ⌘K and Ctrl+K and by a visible button.
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
