import * as Radix from '@radix-ui/react-dialog'
import { cx } from 'class-variance-authority'
import { Command } from 'cmdk'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useReturnFocus } from '../../focus/use-return-focus.ts'
import { SearchIcon } from '../icons/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { ClosePalette } from './close-palette.ts'
import styles from './CommandPalette.module.css'
import { NothingFound } from './NothingFound.tsx'

export interface CommandPaletteProps extends Omit<ComponentProps<typeof Radix.Content>, 'title'> {
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
  const returnFocus = useReturnFocus(rest)
  const changeSearch = (next: string) => {
    setSearch(next)
    onSearchChange?.(next)
  }
  const changeOpen = (isOpen: boolean) => {
    if (!isOpen) changeSearch('')
    onOpenChange(isOpen)
  }
  return (
    <Radix.Root open={open} onOpenChange={changeOpen}>
      <Radix.Portal>
        {/* Not Radix's overlay: a strict content policy refuses the style element by which that locks the page. */}
        <div className={styles.overlay} />
        <Radix.Content
          aria-describedby={undefined}
          {...rest}
          {...returnFocus}
          className={cx(styles.palette, className)}
        >
          <Radix.Title asChild>
            <VisuallyHidden>{label}</VisuallyHidden>
          </Radix.Title>
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
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
