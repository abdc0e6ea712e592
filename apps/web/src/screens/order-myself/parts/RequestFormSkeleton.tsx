import { Skeleton } from '@flower-market/ui'
import styles from '../OrderMyself.module.css'

/** Holds the place of the plantation, the day, the positions and the address. */
export function RequestFormSkeleton() {
  return (
    <div className={styles.form}>
      <Skeleton width={280} height={36} />
      <div className={styles.fields}>
        <Skeleton width="100%" height={50} />
        <Skeleton width="100%" height={50} />
      </div>
      <Skeleton width="100%" height={96} />
      <Skeleton width="100%" height={50} />
      <Skeleton width={240} height={50} />
    </div>
  )
}
