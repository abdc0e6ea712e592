import { Skeleton } from '@flower-market/ui'
import styles from '../PlantationRequests.module.css'

/** Holds the place of the rows of a queue. */
export function QueueSkeleton() {
  return (
    <div>
      {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
        <div key={row} className={styles.skeletonRow}>
          <Skeleton width="60%" />
          <Skeleton width="50%" />
          <Skeleton width={96} />
        </div>
      ))}
    </div>
  )
}
