import type { ReactNode } from 'react'
import { Price } from '@flower-market/ui'
import { useFormat } from '@flower-market/app-runtime/i18n'
import styles from './ActionBar.module.css'

export interface ActionBarProps {
  /** Kopecks. */
  totalMinor: number
  /** What the total is of, small under it. */
  note: ReactNode
  /** The way on: one button. */
  children: ReactNode
}

/** On a phone: the total and the way on, always under the thumb. On wider screens it is not there. */
export function ActionBar({ totalMinor, note, children }: ActionBarProps) {
  return (
    <div className={styles.bar}>
      <div>
        <Price parts={useFormat().moneyParts(totalMinor, 'RUB', true)} size="l" />
        <p className={styles.note}>{note}</p>
      </div>
      {children}
    </div>
  )
}
