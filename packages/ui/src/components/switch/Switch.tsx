import * as Radix from '@radix-ui/react-switch'
import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Switch.module.css'

export interface SwitchProps extends Omit<ComponentProps<typeof Radix.Root>, 'asChild'> {
  /** The label; it stays the same in both positions. */
  children: ReactNode
  /** What it does, on a line below the label. */
  description?: ReactNode
}

/** A setting that takes effect at once. `className` goes to the line; `ref` and the rest go to the switch itself. */
export function Switch({ children, description, className, ...rest }: SwitchProps) {
  const id = useId()
  return (
    <label className={cx(styles.line, className)}>
      <span className={styles.content}>
        <span id={`${id}-words`}>{children}</span>
        {description && (
          <span id={`${id}-description`} className={styles.description}>
            {description}
          </span>
        )}
      </span>
      <Radix.Root
        aria-labelledby={`${id}-words`}
        aria-describedby={description ? `${id}-description` : undefined}
        {...rest}
        className={styles.track}
      >
        <Radix.Thumb className={styles.thumb} />
      </Radix.Root>
    </label>
  )
}
