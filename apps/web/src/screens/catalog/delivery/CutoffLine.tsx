import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { bold } from '../../../components/marked-text/marked-text.tsx'
import type { DeliveryDay } from '../data/delivery-choice.ts'
import styles from './DeliveryStrip.module.css'
import { timeLeft } from './time-left.ts'

/** Until when orders for a day are taken, in words. */
export function CutoffLine({ day: { date, cutoffAt, isOpen }, now }: { day: DeliveryDay; now: Date }) {
  const t = useTranslate()
  const format = useFormat()
  const left = isOpen ? timeLeft(new Date(cutoffAt), now) : null
  const day = format.day(date, 'day')
  if (left === null) {
    return (
      <p className={styles.cutoff}>
        <span className={styles.long}>{t('catalog.cutoffPassed', { day })}</span>
        <span className={styles.short}>{t('catalog.cutoffPassedShort')}</span>
      </p>
    )
  }
  const id = left.days > 0 ? 'catalog.leftDays' : left.hours > 0 ? 'catalog.leftHours' : 'catalog.leftMinutes'
  return (
    <p className={styles.cutoff} data-calm={left.days > 0 || undefined}>
      <span className={styles.long}>
        {t.rich('catalog.cutoff', { day, left: t(id, { ...left }), b: bold })}
      </span>
      <span className={styles.short}>
        {t.rich('catalog.cutoffShort', { left: t(id, { ...left }), b: bold })}
      </span>
    </p>
  )
}
