import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import styles from './StatusBadge.module.css'

const statusBadge = cva(styles.badge, {
  variants: {
    tone: {
      neutral: styles.neutral,
      success: styles.success,
      warn: styles.warn,
      danger: styles.danger,
      info: styles.info,
    },
  },
  defaultVariants: { tone: 'neutral' },
})

export interface StatusBadgeProps extends ComponentProps<'span'> {
  /** @default 'neutral' */
  tone?: VariantProps<typeof statusBadge>['tone']
}

/** A status in words; the color only repeats it. */
export function StatusBadge({ tone, className, ...rest }: StatusBadgeProps) {
  return <span {...rest} className={statusBadge({ tone, className })} />
}
