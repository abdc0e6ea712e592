import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { totalsOf, type Delivery } from '../delivery-groups.ts'
import styles from './DeliverySums.module.css'

/** How many orders, boxes and stems, and what is taken in cash. */
export function DeliverySums({ deliveries }: { deliveries: readonly Delivery[] }) {
  const t = useTranslate()
  const format = useFormat()
  const { orders, boxes, stems, cash } = totalsOf(deliveries)
  const parts = [
    t('orders.count', { count: orders }),
    t('orders.boxes', { count: boxes }),
    t('orders.stems', { count: stems }),
    cash > 0 && t('orders.cashOf', { sum: format.money(cash, 'RUB', true) }),
  ]
  return <p className={styles.sums}>{parts.filter(Boolean).join(' · ')}</p>
}
