import type { ReactNode } from 'react'
import styles from './RecordColumns.module.css'

export interface RecordColumnsProps {
  /** The sections on the left. */
  children: ReactNode
  /** The sections on the right; below the others on narrow screens. */
  side: ReactNode
  /** From which width of the window, in pixels, they stand beside each other; tables on the left have no room for their columns below 1100. @default 1100 */
  columnsFrom?: 1000 | 1100
}

/** The sections of a page about one person or order, in a wide and a narrow column. */
export function RecordColumns({ children, side, columnsFrom = 1100 }: RecordColumnsProps) {
  return (
    <div className={styles.columns} data-columns-from={columnsFrom}>
      <div className={styles.column}>{children}</div>
      <div className={styles.column}>{side}</div>
    </div>
  )
}
