import { Skeleton } from '@flower-market/ui'
import { CheckoutSkeleton } from '../../../flows/checkout/parts/CheckoutSkeleton.tsx'
import styles from './ConfirmSkeleton.module.css'

/** Holds the place of the order that is read before it is placed: what the page says of itself, and the lines. */
export function ConfirmSkeleton() {
  return (
    <CheckoutSkeleton>
      <Skeleton width="min(100%, 420px)" className={styles.lead} />
      <div className={styles.head}>
        <Skeleton width={64} />
        <Skeleton width={72} />
      </div>
      {['first', 'second', 'third', 'fourth'].map((line) => (
        <div key={line} className={styles.line}>
          <Skeleton shape="block" width={46} height={46} />
          <div>
            <Skeleton width={110} />
            <Skeleton width={170} />
          </div>
          <Skeleton width={64} />
        </div>
      ))}
    </CheckoutSkeleton>
  )
}
