import { PageAside } from '@flower-market/app-runtime/frame'
import type { ReactNode } from 'react'
import { Skeleton } from '@flower-market/ui'
import styles from './CheckoutSkeleton.module.css'
import placeStyles from './PlaceOrder.module.css'

export interface CheckoutSkeletonProps {
  /** What stands below the title on a phone. @default nothing */
  belowTitle?: ReactNode
  children: ReactNode
}

/** Holds the place of an order's step until everything that it depends on is known: title, the parts of the step, and its sums. */
export function CheckoutSkeleton({ belowTitle, children }: CheckoutSkeletonProps) {
  return (
    <>
      <div className={styles.column}>
        <div>
          <Skeleton className={styles.title} />
          <div className={styles.cutoff}>
            <Skeleton width={290} />
          </div>
          {belowTitle && <div className={styles.belowTitle}>{belowTitle}</div>}
        </div>
        <div>{children}</div>
      </div>
      <PageAside className={placeStyles.summary}>
        <div className={placeStyles.cutoff}>
          <Skeleton width={240} />
        </div>
        <div className={styles.sums}>
          {['flowers', 'delivery'].map((sum) => (
            <div key={sum} className={styles.sum}>
              <Skeleton width={72} />
              <Skeleton width={72} />
            </div>
          ))}
          <div className={styles.total}>
            <Skeleton width={48} />
            <div className={styles.figure}>
              <Skeleton width="4.5em" />
            </div>
          </div>
        </div>
        <div className={placeStyles.wide}>
          <Skeleton shape="block" height={50} />
        </div>
        <p className={placeStyles.note}>
          <Skeleton width={220} />
        </p>
      </PageAside>
      <div className={placeStyles.bar}>
        <div className={placeStyles.facts}>
          <Skeleton width={120} />
          <Skeleton width={120} />
        </div>
        <Skeleton shape="block" height={50} />
      </div>
    </>
  )
}
