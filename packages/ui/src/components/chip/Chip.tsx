import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { CloseIcon } from '../icons/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import styles from './Chip.module.css'

export interface ChipProps extends ComponentProps<'button'> {
  /** Visually hidden after the chip's text: what pressing it does. */
  removeLabel: string
}

/** A chosen value that one press removes; the whole chip is the button. */
export function Chip({ removeLabel, className, children, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} className={cx(styles.chip, className)}>
      <span className={styles.content}>{children}</span>
      <VisuallyHidden>{removeLabel}</VisuallyHidden>
      <CloseIcon className={styles.dismiss} />
    </button>
  )
}
