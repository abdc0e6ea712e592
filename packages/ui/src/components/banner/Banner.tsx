import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from '../icon-button/index.ts'
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../icons/index.ts'
import styles from './Banner.module.css'

const banner = cva(styles.banner, {
  variants: {
    tone: { info: styles.info, success: styles.success, warn: styles.warn, danger: styles.danger },
  },
  defaultVariants: { tone: 'info' },
})

const pictures = { info: InfoIcon, success: CheckIcon, warn: WarningIcon, danger: WarningIcon }

export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** @default 'info' */
  tone?: NonNullable<VariantProps<typeof banner>['tone']>
  /** The message in a few words; the children hold the details. */
  title?: ReactNode
  /** A button or a link that solves the problem. */
  action?: ReactNode
  /** Adds a dismiss button; the caller then removes the banner. */
  onDismiss?: () => void
  /** The accessible name of the dismiss button. */
  dismissLabel?: string
}

/**
 * A message about the page or a part of it. Pass `role="alert"` if it appears while the user is elsewhere on the
 * page.
 */
export function Banner({
  tone = 'info',
  title,
  action,
  onDismiss,
  dismissLabel = '',
  className,
  children,
  ...rest
}: BannerProps) {
  const Picture = pictures[tone]
  return (
    <div {...rest} className={banner({ tone, className })}>
      <Picture className={styles.icon} />
      <div className={styles.content}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
      {onDismiss && (
        <IconButton size="s" label={dismissLabel} className={styles.dismiss} onClick={onDismiss}>
          <CloseIcon />
        </IconButton>
      )}
    </div>
  )
}
