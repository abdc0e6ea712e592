import { cx } from 'class-variance-authority'
import { Command } from 'cmdk'
import { type ComponentProps, type ReactNode, use } from 'react'
import { ClosePalette } from './close-palette.ts'
import styles from './CommandPalette.module.css'

export type CommandGroupProps = ComponentProps<typeof Command.Group>

/** Commands under a heading; it hides itself while none of them is found. */
export function CommandGroup({ className, ...rest }: CommandGroupProps) {
  return <Command.Group {...rest} className={cx(styles.group, className)} />
}

export interface CommandItemProps extends ComponentProps<typeof Command.Item> {
  /** Stands before the words. */
  icon?: ReactNode
  /** A quieter word at the end: where it leads, what it costs. */
  hint?: ReactNode
  /** The keys that do the same without the palette; shown only. */
  shortcut?: ReactNode
}

/** One thing to do or one place to go. `keywords` are found, too, and never shown. */
export function CommandItem({
  icon,
  hint,
  shortcut,
  onSelect,
  className,
  children,
  ...rest
}: CommandItemProps) {
  const close = use(ClosePalette)
  return (
    <Command.Item
      {...rest}
      onSelect={(value) => {
        close()
        onSelect?.(value)
      }}
      className={cx(styles.item, className)}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.content}>{children}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
      {shortcut && <kbd className={styles.hint}>{shortcut}</kbd>}
    </Command.Item>
  )
}
