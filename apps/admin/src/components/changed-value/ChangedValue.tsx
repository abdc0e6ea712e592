import type { ReactNode } from 'react'
import styles from './ChangedValue.module.css'

export interface ChangedValueProps {
  /** Null where there is nothing before. */
  from: string | null
  /** Null where there is nothing afterwards. */
  to: string | null
}

/** A value before and after: the old one is struck out where the new one differs. */
export function ChangedValue({ from, to }: ChangedValueProps): ReactNode {
  if (to === null) return <s className={styles.before}>{from}</s>
  if (from === null || from === to) return to
  return (
    <>
      <s className={styles.before}>{from}</s> {to}
    </>
  )
}
