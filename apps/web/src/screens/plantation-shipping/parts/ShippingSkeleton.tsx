import { Skeleton } from '@flower-market/ui'
import styles from '../PlantationShipping.module.css'

/** Holds the place of the days and their orders. */
export function ShippingSkeleton() {
  return (
    <div className={styles.page}>
      <Skeleton width={180} height={36} />
      {['first', 'second'].map((day) => (
        <div key={day} className={styles.day}>
          <Skeleton width={260} height={24} />
          <Skeleton width="100%" height={72} />
        </div>
      ))}
    </div>
  )
}
