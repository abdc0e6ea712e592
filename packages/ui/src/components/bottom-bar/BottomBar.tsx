import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Slot, Slottable } from '../../slot/Slot.tsx'
import styles from './BottomBar.module.css'

export interface BottomBarProps extends ComponentProps<'nav'> {
  /** The accessible name of the navigation landmark. */
  label: string
}

/** Navigation at the bottom of a phone's screen: three to five items, the current page's with `aria-current="page"`. */
export function BottomBar({ label, className, children, ...rest }: BottomBarProps) {
  return (
    <nav aria-label={label} {...rest} className={cx(styles.bar, className)}>
      <ul className={styles.items}>{children}</ul>
    </nav>
  )
}

export interface BottomBarItemProps extends ComponentProps<'a'> {
  /** Above the label. */
  icon: ReactNode
  /** A number on the icon; the label says, visually hidden, what it counts. */
  count?: ReactNode
  /** Renders the only child with these styles (a router's link, a button) instead of an `a`. @default false */
  asChild?: boolean
}

/** A link to a page; `className`, `ref` and the rest go to it. */
export function BottomBarItem({
  icon,
  count,
  asChild = false,
  className,
  children,
  ...rest
}: BottomBarItemProps) {
  const Root = asChild ? Slot : 'a'
  return (
    <li className={styles.entry}>
      <Root {...rest} className={cx(styles.item, className)}>
        <span className={styles.icon}>
          {icon}
          {count !== undefined && (
            <span aria-hidden="true" className={styles.count}>
              {count}
            </span>
          )}
        </span>
        <Slottable>{children}</Slottable>
      </Root>
    </li>
  )
}
