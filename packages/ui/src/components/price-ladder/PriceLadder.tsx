import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Price, type PricePart } from '../price/index.ts'
import styles from './PriceLadder.module.css'

export type PriceLadderProps = ComponentProps<'dl'>

/** The prices of one item by unit, the smallest unit first and emphasized. */
export function PriceLadder({ className, ...rest }: PriceLadderProps) {
  return <dl {...rest} className={cx(styles.ladder, className)} />
}

export interface PriceRungProps extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  /** The unit: a stem, a bunch, a box. */
  unit: ReactNode
  /** The parts of the formatted sum. */
  parts: readonly PricePart[]
  /** How many of the smallest unit it holds. */
  content?: ReactNode
}

/** The price of one unit in a PriceLadder. */
export function PriceRung({ unit, parts, content, className, ...rest }: PriceRungProps) {
  return (
    <div {...rest} className={cx(styles.rung, className)}>
      <dt className={styles.unit}>{unit}</dt>
      <dd className={styles.sum}>
        <Price parts={parts} className={styles.price} />
        {content && <span className={styles.content}>{content}</span>}
      </dd>
    </div>
  )
}
