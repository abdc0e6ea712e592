import type { ReactNode } from 'react'
import { money, type IsoDate } from '@flower-market/flower-domain'
import { Button, Price } from '@flower-market/ui'
import { useDayTitle } from '../../../components/delivery-day/use-day-title.ts'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../../paths.ts'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { key } from '../bold.tsx'
import styles from './DaySummaryPanel.module.css'
import { DeliveryLineView } from './DeliveryLineView.tsx'
import { FreeDelivery } from './FreeDelivery.tsx'
import { goodsMinor, type DeliveryLine } from './delivery-lines.ts'

export interface DaySummaryPanelProps {
  date: IsoDate
  /** Where the delivery goes; null when the person has not said. */
  city: string | null
  lines: readonly DeliveryLine[]
  /** Stands below: the other days of the cart. */
  children?: ReactNode
}

/** The delivery of the day as it is in the cart, what changed in it, and the way on. */
export function DaySummaryPanel({ date, city, lines, children }: DaySummaryPanelProps) {
  const t = useTranslate()
  const format = useFormat()
  const dayTitle = useDayTitle()
  const goods = money(goodsMinor(lines), 'RUB')
  return (
    <aside className={styles.side} aria-label={t('catalog.deliveryOfDay')}>
      <div className={styles.aside}>
        <h2>{dayTitle(date)}</h2>
        <p className={styles.where}>
          {city === null ? t('catalog.byDelivery') : t('catalog.cityByDelivery', { city })}
        </p>
        {lines.length === 0 ? (
          <div className={styles.empty}>
            <p>{t('catalog.cartEmpty')}</p>
            <p>{t.rich('catalog.cartHint', { kbd: key })}</p>
          </div>
        ) : (
          <>
            <ul className={styles.lines}>
              {lines.map((line) => (
                <DeliveryLineView key={line.item.code} line={line} />
              ))}
            </ul>
            <FreeDelivery goods={goods} />
            <p className={styles.total}>
              {t('catalog.goodsTotal')}
              <Price size="l" parts={format.moneyParts(goods.minor)} />
            </p>
            <Button asChild tone="primary" size="l" className={styles.go}>
              <LocalizedLink to={paths.cart()}>{t('catalog.toCart')}</LocalizedLink>
            </Button>
            <p className={styles.hint}>{t('catalog.paidLater')}</p>
          </>
        )}
        {children}
      </div>
    </aside>
  )
}
