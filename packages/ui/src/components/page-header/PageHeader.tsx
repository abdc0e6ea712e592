import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import styles from './PageHeader.module.css'

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** The page's one h1. */
  title: ReactNode
  /** A quiet TextLink to the parent page. */
  back?: ReactNode
  /** The status, beside the title: StatusBadges. */
  status?: ReactNode
  /** One line under the title. */
  description?: ReactNode
  /** The page's actions; at the end of the line on a desktop, below the text on a phone. */
  actions?: ReactNode
}

/** The page's title, status and actions. */
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
