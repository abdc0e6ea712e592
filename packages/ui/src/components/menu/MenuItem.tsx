import * as Radix from '@radix-ui/react-dropdown-menu'
import { Slottable } from '@radix-ui/react-slot'
import { cva, cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { CheckIcon } from '../icons/index.ts'
import styles from './Menu.module.css'

const item = cva(styles.item, {
  variants: { tone: { neutral: null, danger: styles.danger } },
  defaultVariants: { tone: 'neutral' },
})

export interface MenuItemProps extends ComponentProps<typeof Radix.Item> {
  /** Before the label. */
  icon?: ReactNode
  /** The keyboard shortcut, shown only: the caller handles it. */
  shortcut?: ReactNode
  /** `danger` for what cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined
}

/** One action of a menu; with `asChild` and a link inside, a page. */
export function MenuItem({ icon, shortcut, tone, className, children, ...rest }: MenuItemProps) {
  return (
    <Radix.Item {...rest} className={item({ tone, className })}>
      {icon && <span className={styles.icon}>{icon}</span>}
      {/* Radix's own: its Item looks for it. */}
      <Slottable>{children}</Slottable>
      {shortcut && <kbd className={styles.shortcut}>{shortcut}</kbd>}
    </Radix.Item>
  )
}

function Mark() {
  return (
    <span className={styles.icon}>
      <Radix.ItemIndicator>
        <CheckIcon />
      </Radix.ItemIndicator>
    </span>
  )
}

export type MenuCheckboxItemProps = ComponentProps<typeof Radix.CheckboxItem>

/** Something that is on or off. `onSelect` with `preventDefault()` keeps the menu open for several of them. */
export function MenuCheckboxItem({ className, children, ...rest }: MenuCheckboxItemProps) {
  return (
    <Radix.CheckboxItem {...rest} className={cx(styles.item, className)}>
      <Mark />
      {children}
    </Radix.CheckboxItem>
  )
}

export type MenuRadioGroupProps = ComponentProps<typeof Radix.RadioGroup>

/** Holds which of its MenuRadioItems is chosen. */
export const MenuRadioGroup = Radix.RadioGroup

export type MenuRadioItemProps = ComponentProps<typeof Radix.RadioItem>

/** One option of the group. */
export function MenuRadioItem({ className, children, ...rest }: MenuRadioItemProps) {
  return (
    <Radix.RadioItem {...rest} className={cx(styles.item, className)}>
      <Mark />
      {children}
    </Radix.RadioItem>
  )
}
