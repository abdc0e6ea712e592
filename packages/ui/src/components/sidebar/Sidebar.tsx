import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Slot, Slottable } from '../../slot/Slot.tsx'
import styles from './Sidebar.module.css'

export interface SidebarProps extends ComponentProps<'nav'> {
  /** The accessible name of the navigation landmark. */
  label: string
}

/** The vertical navigation of an app; the current page's SidebarItem has `aria-current="page"`. */
export function Sidebar({ label, className, ...rest }: SidebarProps) {
  return <nav aria-label={label} {...rest} className={cx(styles.sidebar, className)} />
}

export interface SidebarGroupProps extends ComponentProps<'div'> {
  /** The group's heading. Without it the group has no heading. */
  heading?: ReactNode
}

/** Pages that belong together; its children are SidebarItems. */
export function SidebarGroup({ heading, children, ...rest }: SidebarGroupProps) {
  const id = useId()
  return (
    <div {...rest}>
      {heading && (
        <p id={id} className={styles.heading}>
          {heading}
        </p>
      )}
      <ul aria-labelledby={heading ? id : undefined}>{children}</ul>
    </div>
  )
}

export interface SidebarItemProps extends ComponentProps<'a'> {
  /** Before the label. */
  icon?: ReactNode
  /** A number at the end of the line, e.g. of unread items. */
  count?: ReactNode
  /** Renders the only child with these styles (a router's link) instead of an `a`. @default false */
  asChild?: boolean
}

/** A link to a page; `className`, `ref` and the rest go to it. */
export function SidebarItem({
  icon,
  count,
  asChild = false,
  className,
  children,
  ...rest
}: SidebarItemProps) {
  const Root = asChild ? Slot : 'a'
  return (
    <li>
      <Root {...rest} className={cx(styles.item, className)}>
        {icon && <span className={styles.icon}>{icon}</span>}
        <Slottable>{children}</Slottable>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </Root>
    </li>
  )
}
