import { Skeleton } from '@flower-market/ui'
import styles from './CartSkeleton.module.css'

/** Holds the cart's place until the first answer, one row for each line that it has. */
export function CartSkeleton({ lines }: { lines: number }) {
  return (
    <div className={styles.skeleton}>
      <Skeleton width={320} height={24} />
      {Array.from({ length: lines }, (_, place) => (
        <div key={place} className={styles.line}>
          <Skeleton shape="block" width={58} height={58} />
          <div className={styles.content}>
            <Skeleton width="45%" />
            <Skeleton width="30%" />
          </div>
          <Skeleton width={96} />
        </div>
      ))}
    </div>
  )
}
