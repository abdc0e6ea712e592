import type { CSSProperties, ReactNode } from 'react'
import styles from './ShareCell.module.css'

export interface ShareCellProps {
  /** From 0 to 1. */
  share: number
  tone?: 'accent' | 'warn'
  children: ReactNode
}

/** A share as text and as the length of a bar below it. */
export function ShareCell({ share, tone = 'accent', children }: ShareCellProps) {
  return (
    <span className={styles.share}>
      {children}
      <span
        aria-hidden="true"
        className={styles.bar}
        data-tone={tone}
        style={{ '--share': Math.min(1, Math.max(0, share)) } as CSSProperties}
      />
    </span>
  )
}
