import { Skeleton } from '@flower-market/ui'
import styles from './OrderPlacedSkeleton.module.css'

/** Holds the place of the number, the day and what happens next. */
export function OrderPlacedSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton width={140} />
      <Skeleton width={260} height={40} />
      <Skeleton width="45%" />
      <Skeleton width="30%" />
    </div>
  )
}
