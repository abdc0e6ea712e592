import { Skeleton } from '@flower-market/ui'
import { CheckoutSkeleton } from '../../../flows/checkout/parts/CheckoutSkeleton.tsx'
import { OrderSection } from './OrderSection.tsx'
import styles from './OrderSkeleton.module.css'

/** The choices of a part of the order, each with a line below its name; on a phone the chosen address alone. */
function Choices({ part }: { part: 'where' | 'payment' }) {
  return (
    <OrderSection title={<Skeleton width={56} className={styles.titleOfChoices} />}>
      <div className={styles[part]}>
        {['first', 'second', 'third'].map((choice) => (
          <div key={choice} className={styles.choice}>
            <Skeleton shape="round" width={18} height={18} />
            <div>
              <Skeleton width={110} />
              <Skeleton width="min(100%, 240px)" className={styles.detail} />
            </div>
          </div>
        ))}
      </div>
    </OrderSection>
  )
}

/** Holds the place of the choices for an order until they are known. */
export function OrderSkeleton() {
  const days = <Skeleton shape="block" height={66} />
  return (
    <CheckoutSkeleton belowTitle={days}>
      <Choices part="where" />
      <div className={styles.days}>
        <OrderSection title={<Skeleton width={56} className={styles.title} />}>{days}</OrderSection>
      </div>
      <Choices part="payment" />
      <OrderSection title={<Skeleton width={56} className={styles.title} />}>
        <div className={styles.contents}>
          {['first', 'second', 'third'].map((plate) => (
            <Skeleton key={plate} shape="block" width={46} height={46} />
          ))}
          <Skeleton width={120} />
        </div>
      </OrderSection>
      <OrderSection title={<Skeleton width={88} className={styles.title} />}>
        <div className={styles.comment}>
          <Skeleton shape="block" height={49} />
        </div>
      </OrderSection>
    </CheckoutSkeleton>
  )
}
