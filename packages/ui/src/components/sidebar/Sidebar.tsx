import { Slot, Slottable } from '@radix-ui/react-slot'
import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Sidebar.module.css'

export interface SidebarProps extends ComponentProps<'nav'> {
  /** Names the way through among the page's landmarks. */
  label: string
}

/** The places of an app, one under another; the SidebarItem of the page one is on carries `aria-current="page"`. */
export function Sidebar({ label, className, ...rest }: SidebarProps) {
  return <nav aria-label={label} {...rest} className={cx(styles.sidebar, className)} />
}

export interface SidebarGroupProps extends ComponentProps<'div'> {
  /** Names the places below it. Without it the group stands by itself. */
  heading?: ReactNode
}

/** Places that belong together; its children are SidebarItems. */
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
  /** Stands before the words. */
  icon?: ReactNode
  /** How many wait there, at the end of the line. */
  count?: ReactNode
  /** Renders the only child with these styles (a router's link) instead of an `a`. @default false */
  asChild?: boolean
}

/** One place; `className`, `ref` and the rest go to the link. */
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
