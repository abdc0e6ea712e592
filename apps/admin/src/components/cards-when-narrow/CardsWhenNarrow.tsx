import type { ReactNode } from 'react'
import styles from './CardsWhenNarrow.module.css'

export interface CardsWhenNarrowProps {
  /** The width, in pixels, from which the columns of the table fit. */
  columnsFrom: 840 | 900
  /** The table. */
  children: ReactNode
}

/** Holds a table of many columns; where they do not fit, its rows are cards, as on a phone. */
export function CardsWhenNarrow({ columnsFrom, children }: CardsWhenNarrowProps) {
  return (
    <div className={styles.room}>
      <div className={styles.table} data-columns-from={columnsFrom}>
        {children}
      </div>
    </div>
  )
}
