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
  /** The whole message in a few words; the children tell the rest. */
  title?: ReactNode
  /** What mends it: a button or a link. */
  action?: ReactNode
  /** Adds a cross that puts the message away; the owner forgets it. */
  onDismiss?: () => void
  /** Names the cross. */
  dismissLabel?: string
}

/** Something the person should know here. Pass `role="alert"` where it appears while they look elsewhere. */
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
