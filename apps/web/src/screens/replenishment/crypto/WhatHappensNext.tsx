import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './WhatHappensNext.module.css'

const cases = ['inTime', 'late', 'other'] as const

/** What becomes of the money, whenever and however much comes. */
export function WhatHappensNext({ expiresAt }: { expiresAt: string }) {
  const t = useTranslate()
  const time = useFormat().time(expiresAt)
  return (
    <dl className={styles.cases}>
      {cases.map((one) => (
        <div key={one}>
          <dt className={styles.term}>{t(`crypto.then.${one}`, { time })}</dt>
          <dd className={styles.text}>{t(`crypto.thenText.${one}`)}</dd>
        </div>
      ))}
    </dl>
  )
}
