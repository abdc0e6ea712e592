import { Skeleton } from '@flower-market/ui'
import styles from './OrderSkeleton.module.css'

const steps = ['1', '2', '3', '4', '5', '6']
const lines = ['1', '2', '3']

/** Holds the place of an order. */
export function OrderSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton width={240} height={31} />
      <Skeleton width={320} />
      <div className={styles.steps}>
        {steps.map((step) => (
          <Skeleton key={step} width="60%" />
        ))}
      </div>
      <div className={styles.columns}>
        <div>
          {lines.map((line) => (
            <div key={line} className={styles.line}>
              <Skeleton shape="block" width={46} height={46} />
              <Skeleton width="40%" />
              <Skeleton width={72} />
            </div>
          ))}
        </div>
        <div className={styles.skeleton}>
          {lines.map((line) => (
            <Skeleton key={line} />
          ))}
        </div>
      </div>
    </div>
  )
}
