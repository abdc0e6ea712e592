import { cva, cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useMemo, useRef } from 'react'
import { mergeRefs } from '../../refs/merge-refs.ts'
import { CloseIcon } from '../icons/index.ts'
import { IconButton } from '../icon-button/index.ts'
import styles from './Toast.module.css'
import { useAutoDismiss } from './use-auto-dismiss.ts'

export interface ToastRegionProps extends ComponentProps<'section'> {
  /** Names the region among the page's landmarks. */
  label: string
}

/** Where notices appear and are announced. Keep it on the page always: a region that comes with its words stays mute. */
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
  /** Undoes or continues what happened. */
  action?: ReactNode
  /** The cross's name. */
  dismissLabel: string
  onDismiss: () => void
  /**
   * Dismisses it after so many milliseconds; pointing at it or focus inside stops the clock. Leave it out for bad news.
   * With an action give at least 10 seconds.
   */
  autoDismissMs?: number
}

/** A notice of what just happened. Its owner keeps it in a ToastRegion until `onDismiss`. */
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
