import { cva, cx, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Slot, Slottable } from '../../slot/Slot.tsx'
import styles from './SegmentedTabs.module.css'

const tabs = cva(styles.tabs, {
  variants: { tone: { underline: styles.underline, boxed: styles.boxed } },
  defaultVariants: { tone: 'underline' },
})

export interface SegmentedTabsProps extends ComponentProps<'nav'> {
  /** Names the group among the page's other navigation. */
  label: string
  /** `underline` for the views of a page, `boxed` for the variants of a form. @default 'underline' */
  tone?: VariantProps<typeof tabs>['tone']
}

/** A row of links between views of one thing; each view has an address, so they are links and not an ARIA tab list. */
export function SegmentedTabs({ label, tone, className, ...rest }: SegmentedTabsProps) {
  return <nav aria-label={label} {...rest} className={tabs({ tone, className })} />
}

export interface SegmentedTabProps extends ComponentProps<'a'> {
  /** How many items the view has. */
  count?: ReactNode
  /** Renders the only child with these styles (a router's link). @default false */
  asChild?: boolean
}

/** A link of SegmentedTabs; the current one carries `aria-current="page"`, as routers' links set by themselves. */
export function SegmentedTab({ count, asChild = false, className, children, ...rest }: SegmentedTabProps) {
  const Root = asChild ? Slot : 'a'
  return (
    <Root {...rest} className={cx(styles.tab, className)}>
      <Slottable>{children}</Slottable>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Root>
  )
}
