import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import styles from './IconButton.module.css'

const iconButton = cva(styles.iconButton, {
  variants: {
    tone: { quiet: null, outlined: styles.outlined },
    size: { s: styles.s, m: styles.m, l: styles.l },
  },
  defaultVariants: { tone: 'quiet', size: 'm' },
})

export interface IconButtonProps extends ComponentProps<'button'> {
  /** The accessible name of the button. */
  label: string
  /** @default 'quiet' */
  tone?: 'quiet' | 'outlined' | undefined
  /** 32, 40 or 48 px square; at least 44 px on touch screens. @default 'm' */
  size?: 's' | 'm' | 'l' | undefined
}

/** A square button with an icon as its only child. */
export function IconButton({ label, tone, size, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} {...rest} className={iconButton({ tone, size, className })} />
  )
}
