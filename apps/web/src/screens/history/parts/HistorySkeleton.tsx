import { Skeleton } from '@flower-market/ui'
import styles from './HistorySkeleton.module.css'

const rows = ['1', '2', '3', '4', '5', '6', '7', '8']

/** Holds the place of the first rows. */
export function HistorySkeleton() {
  return (
    <div>
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width={72} />
          <Skeleton width="80%" />
          <Skeleton width="60%" />
          <Skeleton width={96} />
        </div>
      ))}
    </div>
  )
}
