import type { ReactNode } from 'react'
import { useUsdt } from '@flower-market/app-runtime/usdt'
import styles from './ExactAmount.module.css'

/** An amount of USDT as the loudest figure of the page. */
export function ExactAmount({ label, usdt, children }: { label: string; usdt: string; children: ReactNode }) {
  const format = useUsdt()
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <p className={styles.amount}>
        <span>{format.exact(usdt)}</span> <span className={styles.unit}>USDT</span>
      </p>
      <p className={styles.worth}>{children}</p>
    </div>
  )
}
