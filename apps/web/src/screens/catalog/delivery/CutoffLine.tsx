import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { bold } from '../bold.tsx'
import type { DeliveryDay } from '../data/delivery-choice.ts'
import styles from './DeliveryStrip.module.css'
import { timeLeft } from './time-left.ts'

/** Until when orders for a day are taken, in words. */
export function CutoffLine({ day: { date, cutoffAt, isOpen }, now }: { day: DeliveryDay; now: Date }) {
  const t = useTranslate()
  const format = useFormat()
  const left = isOpen ? timeLeft(new Date(cutoffAt), now) : null
  const day = format.day(date, 'day')
  if (left === null) return <p className={styles.cutoff}>{t('catalog.cutoffPassed', { day })}</p>
  const id = left.days > 0 ? 'catalog.leftDays' : left.hours > 0 ? 'catalog.leftHours' : 'catalog.leftMinutes'
  return (
    <p className={styles.cutoff} data-calm={left.days > 0 || undefined}>
      {t.rich('catalog.cutoff', { day, left: t(id, { ...left }), b: bold })}
    </p>
  )
}
