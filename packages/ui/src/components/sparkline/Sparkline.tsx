import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import styles from './Sparkline.module.css'
import { sparklinePoints } from './sparkline-points.ts'

const sparkline = cva(styles.sparkline, {
  variants: { tone: { plain: null, accent: styles.accent, warn: styles.warn } },
  defaultVariants: { tone: 'plain' },
})

const width = 96
const height = 24
/** Room for the line's own thickness and the dot. */
const edge = 3

export interface SparklineProps extends Omit<ComponentProps<'svg'>, 'values' | 'children'> {
  /** The values, oldest first; fewer than two draw nothing. */
  values: readonly number[]
  /** The chart in words, e.g. "Price over 14 days: from 98 to 118 ₽"; without it the chart is decoration. */
  label?: string
  /** @default 'plain' */
  tone?: VariantProps<typeof sparkline>['tone']
}

/** A chart as small as a word, with a dot at the latest value. */
export function Sparkline({ values, label, tone, className, ...rest }: SparklineProps) {
  const points = sparklinePoints(values, width - 2 * edge, height - 2 * edge)
  const last = points.at(-1)
  if (points.length < 2 || !last) return null
  return (
    <svg
      viewBox={`${-edge} ${-edge} ${width} ${height}`}
      width={width}
      height={height}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
      className={sparkline({ tone, className })}
    >
      <polyline points={points.map(([x, y]) => `${x},${y}`).join(' ')} />
      <circle cx={last[0]} cy={last[1]} r={2.6} />
    </svg>
  )
}
