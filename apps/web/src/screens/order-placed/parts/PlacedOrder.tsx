import type { CallOutput } from '@flower-market/api-client'
import { isAwaitingPayment } from '@flower-market/flower-domain'
import { Button, CheckIcon, FlowerPlate, PageHeader } from '@flower-market/ui'
import { OrderBuyer } from '../../../components/order-buyer/OrderBuyer.tsx'
import { useIsOwnOrder } from '../../../components/order-buyer/use-is-own-order.ts'
import { useDayTitle } from '../../../components/delivery-day/use-day-title.ts'
import { PaymentStatusBadge } from '../../../components/order-status/PaymentStatusBadge.tsx'
import { DestinationText, isKnown } from '@flower-market/app-runtime/destination'
import { OrderTimeline } from '../../../components/order-timeline/OrderTimeline.tsx'
import { pictureKind } from '@flower-market/app-runtime/flowers'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { PayOrderByCard } from '../../../flows/card-payment/PayOrderByCard.tsx'
import { paths } from '../../../paths.ts'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { NextDay } from './NextDay.tsx'
import { NextStep } from './NextStep.tsx'
import styles from './PlacedOrder.module.css'

/** Heads of flowers in the bunch beside the number. */
const heads = 5

/** A placed order: number, day, sum, payment, its way from here, and the ways on. */
export function PlacedOrder({ order }: { order: CallOutput<'purchaseGet'> }) {
  const t = useTranslate()
  const format = useFormat()
  const dayTitle = useDayTitle()
  const isOwn = useIsOwnOrder(order)
  return (
    <div className={styles.placed}>
      <div className={styles.head}>
        <PageHeader
          className={styles.title}
          title={t('order.placedNumber', { number: String(order.number) })}
          status={
            <span className={styles.done}>
              <CheckIcon /> {t('order.placedTitle')}
            </span>
          }
        />
        <p className={styles.day}>{dayTitle(order.deliveryFrom)}</p>
        {isKnown(order.destination) && (
          <p className={styles.address}>
            <DestinationText destination={order.destination} />
          </p>
        )}
        <p className={styles.sum}>
          <b>{format.money(order.sum, 'RUB', true)}</b>
          <PaymentStatusBadge order={order} />
        </p>
        <ul aria-hidden="true" className={styles.heads}>
          {order.lines.slice(0, heads).map(({ code, type, variety, tint }) => (
            <li key={code}>
              <FlowerPlate kind={pictureKind({ type, variety })} tint={tint} />
            </li>
          ))}
        </ul>
      </div>
      <section aria-labelledby="placed-next" className={styles.next}>
        <h2 id="placed-next">{t('order.placedNext')}</h2>
        {isOwn ? <NextStep order={order} /> : <OrderBuyer order={order} />}
        <OrderTimeline
          status={order.status}
          events={order.events}
          deliveryFrom={order.deliveryFrom}
          isOwn={isOwn}
        />
      </section>
      {isOwn && <PayOrderByCard order={order} />}
      <NextDay />
      <nav aria-label={t('order.placedNext')} className={styles.ways}>
        {/* While it is to be paid, paying leads. */}
        <Button asChild tone={isOwn && isAwaitingPayment(order) ? 'secondary' : 'primary'} size="l">
          <LocalizedLink to={paths.historyOrder(order._id, order.kind)}>{t('order.openOrder')}</LocalizedLink>
        </Button>
        <Button asChild size="l">
          <LocalizedLink to={paths.catalog()}>{t('order.toCatalog')}</LocalizedLink>
        </Button>
      </nav>
    </div>
  )
}
