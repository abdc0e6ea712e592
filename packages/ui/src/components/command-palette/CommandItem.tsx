import { cx } from 'class-variance-authority'
import { Command } from 'cmdk'
import { type ComponentProps, type ReactNode, use } from 'react'
import { ClosePalette } from './close-palette.ts'
import styles from './CommandPalette.module.css'

export type CommandGroupProps = ComponentProps<typeof Command.Group>

/** Commands under a heading; hidden while none of them matches. */
export function CommandGroup({ className, ...rest }: CommandGroupProps) {
  return <Command.Group {...rest} className={cx(styles.group, className)} />
}

export interface CommandItemProps extends ComponentProps<typeof Command.Item> {
  /** Before the label. */
  icon?: ReactNode
  /** Muted text at the end: which page it opens, what it costs. Below the label where both are longer than the line. */
  hint?: ReactNode
  /** The keyboard shortcut, shown only: the caller handles it. */
  shortcut?: ReactNode
}

/** One action or one page. `keywords` match, too, and are not shown. */
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
      <span className={styles.texts}>
        <span className={styles.content}>{children}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      {shortcut && <kbd className={styles.shortcut}>{shortcut}</kbd>}
    </Command.Item>
  )
}
