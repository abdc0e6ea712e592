import { Skeleton } from '@flower-market/ui'
import styles from './MoneySkeleton.module.css'

const rows = ['1', '2', '3', '4', '5', '6', '7', '8']

/** Holds the place of the first rows of a history of money. */
export function MoneySkeleton() {
  return (
    <div>
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width={88} />
          <Skeleton width="60%" />
          <Skeleton width={112} />
        </div>
      ))}
    </div>
  )
}
