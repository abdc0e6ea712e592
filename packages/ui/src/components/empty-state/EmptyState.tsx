import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import styles from './EmptyState.module.css'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** A decorative illustration. */
  picture?: ReactNode
  /** Says what is missing. */
  title: ReactNode
  /** The heading's level in the page's outline. @default 2 */
  headingLevel?: 1 | 2 | 3
  /** What to do next: a button or a link. */
  action?: ReactNode
}

/** Shown instead of empty content: what would be here and how to add it. */
export function EmptyState({
  picture,
  title,
  headingLevel = 2,
  action,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {picture && (
        <div aria-hidden="true" className={styles.icon}>
          {picture}
        </div>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
