import type { ReactNode } from 'react'
import styles from './OrderSection.module.css'

export interface OrderSectionProps {
  title: ReactNode
  /** At the end of the title's line on a phone, at the end of the content beside it. */
  action?: ReactNode
  children: ReactNode
}

/** One part of the order below a hairline: its name at the side, above it on a phone. */
export function OrderSection({ title, action, children }: OrderSectionProps) {
  return (
    <div className={styles.section}>
      <div className={styles.title}>{title}</div>
      <div className={styles.content}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
