import { Link } from '@flower-market/app-runtime/navigation'
import { orderKindOf, type Availability, type IsoDate } from '@flower-market/flower-domain'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './DaySummaryPanel.module.css'
import type { CartPlace } from './use-cart-places.ts'

export interface OtherDaysProps {
  places: readonly CartPlace[]
  searchFor: (date: IsoDate, availability: Availability) => string
}

/** The cart's other deliveries, each a step away. */
export function OtherDays({ places, searchFor }: OtherDaysProps) {
  const t = useTranslate()
  const format = useFormat()
  if (places.length === 0) return null
  return (
    <section className={styles.others}>
      <h3>{t('catalog.otherDays')}</h3>
      <ul>
        {places.map(({ date, availability, lines }) => (
          <li key={`${date} ${availability}`}>
            <Link to={{ search: searchFor(date, availability) }}>
              {format.day(date, 'day')}
              {availability !== 'inStock' && ` · ${t(`flowers.kind.${orderKindOf(availability)}`)}`}
            </Link>
            <span>{t('flowers.positions', { count: lines })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
