import { Skeleton } from '@flower-market/ui'
import styles from './UsersSkeleton.module.css'

const rows = ['1', '2', '3', '4', '5', '6']

/** Holds the place of the first rows. */
export function UsersSkeleton() {
  return (
    <div>
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="80%" />
          <Skeleton width="70%" />
          <Skeleton width={96} />
        </div>
      ))}
    </div>
  )
}
