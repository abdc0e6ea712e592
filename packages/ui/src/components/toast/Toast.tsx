import { cva, cx, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { CloseIcon } from '../icons/index.ts'
import { IconButton } from '../icon-button/index.ts'
import styles from './Toast.module.css'

export interface ToastRegionProps extends ComponentProps<'section'> {
  /** Names the region among the page's landmarks. */
  label: string
}

/** Where notices appear and are announced. Keep it on the page always: a region that comes with its words stays mute. */
export const ToastRegion = ({ label, className, children, ...rest }: ToastRegionProps) => (
  <section aria-label={label} {...rest} className={cx(styles.region, className)}>
    <ul aria-live="polite" aria-relevant="additions text" className={styles.list}>
      {children}
    </ul>
  </section>
)

const toast = cva(styles.toast, {
  variants: { tone: { neutral: null, success: styles.success, warn: styles.warn, danger: styles.danger } },
  defaultVariants: { tone: 'neutral' },
})

export interface ToastProps extends ComponentProps<'li'> {
  /** @default 'neutral' */
  tone?: VariantProps<typeof toast>['tone']
  /** Undoes or continues what happened. */
  action?: ReactNode
  /** The cross's name. */
  dismissLabel: string
  onDismiss: () => void
}

/** A notice of what just happened. Its owner decides how long it stays; one with an action should wait for the person. */
export const Toast = ({
  tone,
  action,
  dismissLabel,
  onDismiss,
  className,
  children,
  ...rest
}: ToastProps) => (
  <li {...rest} className={toast({ tone, className })}>
    <div className={styles.words}>{children}</div>
    {action}
    <IconButton size="s" label={dismissLabel} className={styles.dismiss} onClick={onDismiss}>
      <CloseIcon />
    </IconButton>
  </li>
)
