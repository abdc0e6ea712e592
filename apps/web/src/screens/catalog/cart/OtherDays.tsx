import { Link } from 'react-router-dom'
import type { Cart, IsoDate } from '@flower-market/flower-domain'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './DaySummaryPanel.module.css'

export interface OtherDaysProps {
  cart: Cart
  days: readonly IsoDate[]
  searchFor: (date: IsoDate) => string
}

/** The cart's other deliveries, each a step away. */
export function OtherDays({ cart, days, searchFor }: OtherDaysProps) {
  const t = useTranslate()
  const format = useFormat()
  if (days.length === 0) return null
  return (
    <section className={styles.others}>
      <h3>{t('catalog.otherDays')}</h3>
      <ul>
        {days.map((date) => (
          <li key={date}>
            <Link to={{ search: searchFor(date) }}>{format.day(date, 'day')}</Link>
            <span>{t('flowers.positions', { count: cart[date]?.length ?? 0 })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
