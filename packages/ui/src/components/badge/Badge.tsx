import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import styles from './Badge.module.css'

const badge = cva(styles.badge, {
  variants: {
    tone: {
      neutral: styles.neutral,
      accent: styles.accent,
      solid: styles.solid,
      warn: styles.warn,
      danger: styles.danger,
    },
  },
  defaultVariants: { tone: 'neutral' },
})

export interface BadgeProps extends ComponentProps<'span'> {
  /** `solid` for what is new and unread. @default 'neutral' */
  tone?: VariantProps<typeof badge>['tone']
}

/** A word or two, or a number, in small type beside what it belongs to. */
export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span {...rest} className={badge({ tone, className })} />
}
