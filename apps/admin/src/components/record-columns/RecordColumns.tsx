import type { ReactNode } from 'react'
import styles from './RecordColumns.module.css'

export interface RecordColumnsProps {
  /** The sections on the left. */
  children: ReactNode
  /** The sections on the right; below the others on narrow screens. */
  side: ReactNode
}

/** The sections of a page about one person or order, in a wide and a narrow column. */
export function RecordColumns({ children, side }: RecordColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{children}</div>
      <div className={styles.column} data-side="">
        {side}
      </div>
    </div>
  )
}
