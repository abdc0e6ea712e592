import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Slot } from '../../slot/Slot.tsx'
import styles from './Stack.module.css'

const stack = cva(styles.stack, {
  variants: {
    direction: { column: styles.column, row: styles.row },
    gap: {
      0: styles.gap0,
      1: styles.gap1,
      2: styles.gap2,
      3: styles.gap3,
      4: styles.gap4,
      5: styles.gap5,
      6: styles.gap6,
      7: styles.gap7,
    },
    align: {
      start: styles.alignStart,
      center: styles.alignCenter,
      end: styles.alignEnd,
      baseline: styles.baseline,
    },
    justify: { between: styles.between, center: styles.justifyCenter, end: styles.justifyEnd },
    wrap: { true: styles.wrap },
  },
  defaultVariants: { direction: 'column', gap: 3 },
})

export interface StackProps extends ComponentProps<'div'> {
  /** @default 'column' */
  direction?: 'column' | 'row' | undefined
  /** A step of the spacing scale: 0, or 1 to 7 for 4, 8, 12, 16, 20, 28 and 40 px. @default 3 */
  gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | undefined
  /** Across the direction; without it the children stretch. */
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined
  /** Along the direction. @default the start */
  justify?: 'between' | 'center' | 'end' | undefined
  /** Whether children wrap to the next line. @default false */
  wrap?: boolean | undefined
  /** Stacks the children of the only child (a `ul`, a `form`) instead of a `div`. @default false */
  asChild?: boolean
}

/** A row or a column with equal spaces between its children. */
export function Stack({
  direction,
  gap,
  align,
  justify,
  wrap,
  asChild = false,
  className,
  ...rest
}: StackProps) {
  const Root = asChild ? Slot : 'div'
  return <Root {...rest} className={stack({ direction, gap, align, justify, wrap, className })} />
}
