import * as Radix from '@radix-ui/react-dropdown-menu'
import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import styles from './Menu.module.css'

export type MenuProps = ComponentProps<typeof Radix.Root>

/** Holds whether the menu is open; wrap the trigger and MenuContent in it. */
export const Menu = Radix.Root

export type MenuTriggerProps = ComponentProps<typeof Radix.Trigger>

/** Opens the menu; with `asChild` on any button of the kit. */
export const MenuTrigger = Radix.Trigger

export type MenuContentProps = ComponentProps<typeof Radix.Content>

/** The list of actions beside its trigger. Arrows and first letters move focus, Escape closes and returns it. */
export function MenuContent({ className, ...rest }: MenuContentProps) {
  return (
    <Radix.Portal>
      <Radix.Content
        align="start"
        sideOffset={4}
        collisionPadding={8}
        {...rest}
        className={cx(styles.menu, className)}
      />
    </Radix.Portal>
  )
}

export type MenuLabelProps = ComponentProps<typeof Radix.Label>

/** A heading for the items below it. */
export function MenuLabel({ className, ...rest }: MenuLabelProps) {
  return <Radix.Label {...rest} className={cx(styles.label, className)} />
}

export type MenuSeparatorProps = ComponentProps<typeof Radix.Separator>

/** A line between groups of items. */
export function MenuSeparator({ className, ...rest }: MenuSeparatorProps) {
  return <Radix.Separator {...rest} className={cx(styles.separator, className)} />
}
