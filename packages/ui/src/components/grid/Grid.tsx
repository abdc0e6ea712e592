import { Slot } from '@radix-ui/react-slot'
import { cva } from 'class-variance-authority'
import type { ComponentProps, CSSProperties } from 'react'
import styles from './Grid.module.css'

const grid = cva(styles.grid, {
  variants: {
    gap: {
      1: styles.gap1,
      2: styles.gap2,
      3: styles.gap3,
      4: styles.gap4,
      5: styles.gap5,
      6: styles.gap6,
      7: styles.gap7,
    },
  },
  defaultVariants: { gap: 4 },
})

export interface GridProps extends ComponentProps<'div'> {
  /** The least width of a column, px: as many columns as have room, and one where not even that fits. @default 240 */
  columnMinPx?: number
  /** Whether few children share the whole width (`fit`) or keep the columns' width (`fill`). @default 'fill' */
  spread?: 'fill' | 'fit'
  /** A step of the scale of spaces, 1 to 7 for 4, 8, 12, 16, 20, 28 and 40 px. @default 4 */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | undefined
  /** Puts the children of the only child (a `ul`) on the grid instead of a `div`'s. @default false */
  asChild?: boolean
}

/** Equal columns, as many as there is room for: no breakpoints, so it works in any part of a page. */
export function Grid({
  columnMinPx = 240,
  spread = 'fill',
  gap,
  asChild = false,
  className,
  style,
  ...rest
}: GridProps) {
  const Root = asChild ? Slot : 'div'
  const columns = { '--grid-least': `${columnMinPx}px`, '--grid-repeat': `auto-${spread}` } as CSSProperties
  return <Root {...rest} style={{ ...columns, ...style }} className={grid({ gap, className })} />
}
