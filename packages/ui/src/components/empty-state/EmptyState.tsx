import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import styles from './EmptyState.module.css'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** A drawing; decoration, so it says nothing. */
  picture?: ReactNode
  /** What is not here. */
  title: ReactNode
  /** The heading's level in the page's outline. @default 2 */
  headingLevel?: 1 | 2 | 3
  /** The way on. */
  action?: ReactNode
}

/** An empty place that says what would stand here and how to fill it. */
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
