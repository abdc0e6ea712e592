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
  /** `solid` for what is new and asks to be opened. @default 'neutral' */
  tone?: VariantProps<typeof badge>['tone']
}

/** A word or two, or a number, small beside what they belong to. */
export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span {...rest} className={badge({ tone, className })} />
}
