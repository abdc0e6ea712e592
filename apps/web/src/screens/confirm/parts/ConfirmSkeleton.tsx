import { Skeleton } from '@flower-market/ui'
import { CheckoutSkeleton } from '../../../flows/checkout/parts/CheckoutSkeleton.tsx'
import styles from './ConfirmSkeleton.module.css'

/** Holds the place of the order that is read before it is placed: what the page says of itself, the lines, and how they are received and paid for. */
export function ConfirmSkeleton({ lineCount }: { lineCount: number }) {
  return (
    <CheckoutSkeleton>
      <Skeleton width="min(100%, 260px)" className={styles.lead} />
      <div className={styles.head}>
        <Skeleton width={64} />
        <Skeleton width={72} />
      </div>
      {Array.from({ length: lineCount }, (_, place) => (
        <div key={place} className={styles.line}>
          <Skeleton shape="block" width={46} height={46} />
          <div>
            <Skeleton width={110} />
            <Skeleton width={170} />
          </div>
          <Skeleton width={64} />
        </div>
      ))}
      <div className={styles.facts}>
        {(['where', 'payment', 'comment'] as const).map((fact) => (
          <div key={fact} className={styles[fact]}>
            <Skeleton width={56} />
            <Skeleton width="min(100%, 240px)" />
          </div>
        ))}
      </div>
    </CheckoutSkeleton>
  )
}
