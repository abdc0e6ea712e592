import { Slot, Slottable } from '@radix-ui/react-slot'
import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import styles from './BottomBar.module.css'

export interface BottomBarProps extends ComponentProps<'nav'> {
  /** Names the way through among the page's landmarks. */
  label: string
}

/** Three to five places under the thumb; the BottomBarItem of the page one is on carries `aria-current="page"`. */
export function BottomBar({ label, className, children, ...rest }: BottomBarProps) {
  return (
    <nav aria-label={label} {...rest} className={cx(styles.bar, className)}>
      <ul className={styles.places}>{children}</ul>
    </nav>
  )
}

export interface BottomBarItemProps extends ComponentProps<'a'> {
  /** The place's picture; the words stay below it. */
  icon: ReactNode
  /** How many wait there; say in the words’ own text what the number counts. */
  count?: ReactNode
  /** Renders the only child with these styles (a router's link) instead of an `a`. @default false */
  asChild?: boolean
}

/** One place; `className`, `ref` and the rest go to the link. */
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
    <li className={styles.place}>
      <Root {...rest} className={cx(styles.item, className)}>
        <span className={styles.icon}>
          {icon}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </span>
        <Slottable>{children}</Slottable>
      </Root>
    </li>
  )
}
