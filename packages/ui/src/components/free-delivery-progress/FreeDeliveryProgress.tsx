import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { CheckIcon } from '../icons/index.ts'
import { ProgressTrack } from '../progress-bar/index.ts'
import styles from './FreeDeliveryProgress.module.css'

export interface FreeDeliveryProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the goods cost so far. */
  value: number
  /** From where on delivery is free, in the unit of `value`; above zero. */
  threshold: number
  /** What is shown until then: how much is missing, as a formatted sum in words. */
  missing: ReactNode
  /** What is shown, and announced once, from then on. */
  reached: ReactNode
}

/** How much an order lacks to free delivery, and a quiet word when it lacks nothing. */
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
        {/* Only crossing the threshold is said: each change of the sum would drown what the person is doing. */}
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
