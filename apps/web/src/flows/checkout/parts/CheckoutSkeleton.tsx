import { Skeleton } from '@flower-market/ui'
import styles from './CheckoutSkeleton.module.css'

/** Holds the place of an order's step until everything that it depends on is known. */
export function CheckoutSkeleton() {
  return (
    <>
      <div className={styles.column}>
        <Skeleton width={280} height={31} />
        {['receive', 'payment'].map((group) => (
          <div key={group} className={styles.group}>
            <Skeleton width={96} />
            <div className={styles.cards}>
              <div className={styles.card}>
                <Skeleton width="50%" />
                <Skeleton width="80%" />
              </div>
              <div className={styles.card}>
                <Skeleton width="40%" />
                <Skeleton width="70%" />
              </div>
            </div>
          </div>
        ))}
      </div>
      <aside className={styles.column}>
        <Skeleton width="80%" height={20} />
        {['first', 'second', 'third'].map((line) => (
          <div key={line} className={styles.line}>
            <Skeleton width={120} />
            <Skeleton width={64} />
          </div>
        ))}
      </aside>
    </>
  )
}
