import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import styles from './Skeleton.module.css'

const skeleton = cva(styles.skeleton, {
  variants: { shape: { line: styles.line, block: styles.block, round: styles.round } },
  defaultVariants: { shape: 'line' },
})

export interface SkeletonProps extends ComponentProps<'span'> {
  /** A line of text, a block, or a circle. @default 'line' */
  shape?: VariantProps<typeof skeleton>['shape']
  /** Any CSS length. @default '100%' */
  width?: number | string
  /** Any CSS length; by default a line is as high as its text. */
  height?: number | string
}

/**
 * A placeholder of the same size as the content that is loading, against layout shift. Announce loading once,
 * beside it.
 */
export function Skeleton({ shape, width, height, className, style, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      style={{ width, height, ...style }}
      className={skeleton({ shape, className })}
    />
  )
}
