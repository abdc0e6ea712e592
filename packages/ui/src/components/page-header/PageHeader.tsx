import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import styles from './PageHeader.module.css'

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** The page's one h1. */
  title: ReactNode
  /** The way back: a quiet TextLink to the page above. */
  back?: ReactNode
  /** The state, beside the title: StatusBadges. */
  status?: ReactNode
  /** A line of facts under the title. */
  description?: ReactNode
  /** The page's actions; at the end on a desk, under the words on a phone. */
  actions?: ReactNode
}

/** What this page is, in what state, and what can be done with all of it. */
export function PageHeader({
  title,
  back,
  status,
  description,
  actions,
  className,
  ...rest
}: PageHeaderProps) {
  return (
    <header {...rest} className={cx(styles.header, className)}>
      <div className={styles.content}>
        {back && <div className={styles.back}>{back}</div>}
        <div className={styles.line}>
          <h1 className={styles.title}>{title}</h1>
          {status && <div className={styles.status}>{status}</div>}
        </div>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
