import { cva, cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useMemo, useRef } from 'react'
import { mergeRefs } from '../../refs/merge-refs.ts'
import { CloseIcon } from '../icons/index.ts'
import { IconButton } from '../icon-button/index.ts'
import styles from './Toast.module.css'
import { useAutoDismiss } from './use-auto-dismiss.ts'

export interface ToastRegionProps extends ComponentProps<'section'> {
  /** The accessible name of the landmark. */
  label: string
}

/**
 * Where toasts appear and are announced. Render it always: a live region that is added together with its text is
 * not announced.
 */
export function ToastRegion({ label, className, children, ...rest }: ToastRegionProps) {
  return (
    <section aria-label={label} {...rest} className={cx(styles.region, className)}>
      <ul aria-live="polite" aria-relevant="additions text" className={styles.list}>
        {children}
      </ul>
    </section>
  )
}

const toast = cva(styles.toast, {
  variants: { tone: { neutral: null, success: styles.success, warn: styles.warn, danger: styles.danger } },
  defaultVariants: { tone: 'neutral' },
})

export interface ToastProps extends ComponentProps<'li'> {
  /** @default 'neutral' */
  tone?: 'neutral' | 'success' | 'warn' | 'danger' | undefined
  /** A button that undoes or continues what happened. */
  action?: ReactNode
  /** The accessible name of the dismiss button. */
  dismissLabel: string
  onDismiss: () => void
  /**
   * Dismisses it after so many milliseconds; hover and focus inside pause the timer. Leave it out for errors. With
   * an action give at least 10 seconds.
   */
  autoDismissMs?: number
}

/** A message about what just happened. The caller keeps it in a ToastRegion until `onDismiss`. */
export function Toast({
  tone,
  action,
  dismissLabel,
  onDismiss,
  autoDismissMs,
  ref,
  className,
  children,
  ...rest
}: ToastProps) {
  const line = useRef<HTMLLIElement>(null)
  const refs = useMemo(() => mergeRefs(line, ref), [ref])
  useAutoDismiss(line, autoDismissMs, onDismiss)
  return (
    <li {...rest} ref={refs} className={toast({ tone, className })}>
      <div className={styles.content}>{children}</div>
      {action}
      <IconButton size="s" label={dismissLabel} className={styles.dismiss} onClick={onDismiss}>
        <CloseIcon />
      </IconButton>
    </li>
  )
}
