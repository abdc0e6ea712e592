import { TextLink } from '@flower-market/ui'
import { useDayTitle } from '../../../components/delivery-day/use-day-title.ts'
import { OrderStatusBadge } from '../../../components/order-status/OrderStatusBadge.tsx'
import { PaymentStatusBadge } from '../../../components/order-status/PaymentStatusBadge.tsx'
import { OrderTimeline } from '../../../components/order-timeline/OrderTimeline.tsx'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../../paths.ts'
import { LocalizedLink, usePageTitle } from '@flower-market/app-runtime/navigation'
import type { Order } from '../order-facts.ts'
import { AgreedNotes } from './AgreedNotes.tsx'
import { OrderNotice } from './OrderNotice.tsx'
import { OrderPositions } from './OrderPositions.tsx'
import styles from './OrderRecord.module.css'
import { OrderSums } from './OrderSums.tsx'

/** An order that has come: state, way, lines, money, facts. */
export function OrderRecord({ order }: { order: Order }) {
  const t = useTranslate()
  const dayTitle = useDayTitle()
  const number = String(order.number)
  usePageTitle('history.order', { number })
  return (
    <article className={styles.record}>
      <header className={styles.head}>
        <TextLink asChild tone="quiet">
          <LocalizedLink to={paths.history()}>{t('history.toHistory')}</LocalizedLink>
        </TextLink>
        <div className={styles.title}>
          <h1>{t('history.order', { number })}</h1>
          <OrderStatusBadge status={order.status} />
          <PaymentStatusBadge order={order} />
        </div>
        <p className={styles.facts}>
          {dayTitle(order.deliveryFrom)} · {t(`history.by.${order.methodDelivery}`)}
        </p>
      </header>
      <OrderNotice order={order} />
      <OrderTimeline status={order.status} events={order.events} deliveryFrom={order.deliveryFrom} />
      <div className={styles.columns}>
        <div className={styles.lines}>
          <AgreedNotes order={order} />
          <OrderPositions lines={order.lines} />
        </div>
        <OrderSums order={order} />
      </div>
    </article>
  )
}
