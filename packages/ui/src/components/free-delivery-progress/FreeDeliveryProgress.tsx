import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { CheckIcon } from '../icons/index.ts'
import { ProgressTrack } from '../progress-bar/index.ts'
import styles from './FreeDeliveryProgress.module.css'

export interface FreeDeliveryProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the goods cost so far. */
  value: number
  /** The order sum from which delivery is free, in the unit of `value`; above zero. */
  threshold: number
  /** Shown below the threshold: a sentence with the sum that is missing. */
  missing: ReactNode
  /** Shown from the threshold on, and announced once. */
  reached: ReactNode
}

/** How much an order is short of free delivery. */
export function FreeDeliveryProgress({
  value,
  threshold,
  missing,
  reached,
  className,
  ...rest
}: FreeDeliveryProgressProps) {
  const id = useId()
  const isReached = value >= threshold
  return (
    <div {...rest} data-reached={isReached ? '' : undefined} className={cx(styles.root, className)}>
      <div id={id} className={styles.content}>
        {!isReached && missing}
        {/* Only crossing the threshold is announced: announcing each change of the sum would interrupt the user. */}
        <output className={styles.reached}>
          {isReached && (
            <>
              <CheckIcon className={styles.check} />
              {reached}
            </>
          )}
        </output>
      </div>
      <ProgressTrack aria-labelledby={id} value={Math.min(Math.max(0, value), threshold)} max={threshold} />
    </div>
  )
}
