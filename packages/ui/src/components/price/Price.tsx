import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Price.module.css'

const price = cva(styles.price, {
  variants: {
    size: { s: styles.s, m: styles.m, l: styles.l, xl: styles.xl },
    tone: { plain: null, accent: styles.accent, warn: styles.warn, struck: styles.struck },
  },
  defaultVariants: { size: 'm', tone: 'plain' },
})

type Variants = VariantProps<typeof price>

/** A part of a formatted sum, as `Intl.NumberFormat#formatToParts` and react-intl's `formatNumberToParts` return it. */
export interface PricePart {
  type: string
  value: string
}

export interface PriceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The parts of the formatted sum in the locale's order; the integer part is emphasized. */
  parts: readonly PricePart[]
  /** What the sum is for, in small type beside it. */
  unit?: ReactNode
  /** 13, 16.5, 27 or 34 px. @default 'm' */
  size?: Variants['size']
  /** @default 'plain' */
  tone?: Variants['tone']
}

const loud = new Set(['integer', 'group', 'minusSign', 'plusSign'])

interface Run {
  isLoud: boolean
  text: string
}

function runsOf(parts: readonly PricePart[]) {
  const runs: Run[] = []
  for (const { type, value } of parts) {
    const isLoud = loud.has(type)
    const last = runs.at(-1)
    if (last?.isLoud === isLoud) last.text += value
    else runs.push({ isLoud, text: value })
  }
  return runs
}

/** A sum of money: the figure large, fraction, currency and unit small beside it. */
export function Price({ parts, unit, size, tone, className, ...rest }: PriceProps) {
  return (
    <span {...rest} className={price({ size, tone, className })}>
      {runsOf(parts).map(({ isLoud, text }) =>
        isLoud ? (
          text
        ) : (
          <small key={text} className={styles.quiet}>
            {text}
          </small>
        ),
      )}
      {unit && <small className={styles.unit}> {unit}</small>}
    </span>
  )
}
