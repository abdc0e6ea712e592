import { Skeleton } from '@flower-market/ui'
import styles from '../ClaimScreen.module.css'

/** Holds the place of a claim. */
export function ClaimSkeleton() {
  return (
    <div className={styles.page}>
      <Skeleton width={120} />
      <Skeleton width={220} height={31} />
      <Skeleton shape="block" height={64} />
      <Skeleton shape="block" height={120} />
      <Skeleton shape="block" height={96} />
    </div>
  )
}
