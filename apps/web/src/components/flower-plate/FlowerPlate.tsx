import { cx } from 'class-variance-authority'
import type { FlowerType } from '@flower-market/flower-domain'
import styles from './FlowerPlate.module.css'

export interface FlowerPlateProps {
  /** What to draw; an empty plate for a lot that nothing is known of. */
  card: { readonly type: FlowerType; readonly tint: string } | null
  /** 56 or 46 px. @default 'm' */
  size?: 's' | 'm'
  className?: string | undefined
}

/** A flower's head on its plate; the name stands beside it, so that it says nothing itself. */
export const FlowerPlate = ({ card, size = 'm', className }: FlowerPlateProps) => (
  <span aria-hidden="true" className={cx(styles.plate, size === 's' && styles.s, className)}>
    {card === null ? null : null}
  </span>
)
