import { Skeleton } from '@flower-market/ui'
import styles from './ProfileSkeleton.module.css'

const fields = [1, 2, 3, 4, 5, 6] as const

/** Holds the place of the profile. */
export function ProfileSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Skeleton shape="round" width={72} height={72} />
        <Skeleton width={220} />
      </div>
      <div className={styles.fields}>
        {fields.map((field) => (
          <Skeleton key={field} shape="block" height={76} />
        ))}
      </div>
    </div>
  )
}
