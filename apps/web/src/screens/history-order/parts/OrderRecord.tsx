import { Button, PageHeader, TextLink } from '@flower-market/ui'
import { OrderBuyer } from '../../../components/order-buyer/OrderBuyer.tsx'
import { useIsOwnOrder } from '../../../components/order-buyer/use-is-own-order.ts'
import { useDayTitle } from '../../../components/delivery-day/use-day-title.ts'
import { OrderStatusBadge } from '@flower-market/app-runtime/status-badges'
import { PaymentStatusBadge } from '../../../components/order-status/PaymentStatusBadge.tsx'
import { OrderTimeline } from '../../../components/order-timeline/OrderTimeline.tsx'
import { PayOrder } from '../../../flows/order-payment/parts/PayOrder.tsx'
import { SaveListButton } from '../../../flows/saved-lists/SaveListButton.tsx'
import { keepFocus } from '@flower-market/app-runtime/kept-focus'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../../paths.ts'
import { LocalizedLink, usePageTitle } from '@flower-market/app-runtime/navigation'
import type { Order } from '../order-facts.ts'
import { AgreedNotes } from './AgreedNotes.tsx'
import { OrderClaims } from './OrderClaims.tsx'
import { OrderDocuments } from './OrderDocuments.tsx'
import { OrderParties } from './OrderParties.tsx'
import { OrderNotice } from './OrderNotice.tsx'
import { OrderPositions } from './OrderPositions.tsx'
import styles from './OrderRecord.module.css'
import { OrderSums } from './OrderSums.tsx'

/** An order that has come: state, way, lines, money, facts. */
export function OrderRecord({ order }: { order: Order }) {
  const t = useTranslate()
  const dayTitle = useDayTitle()
  const isOwn = useIsOwnOrder(order)
  const number = String(order.number)
  usePageTitle('history.order', { number })
  return (
    <article
      ref={keepFocus}
      className={styles.record}
      data-canceled={order.status === 'canceled' ? '' : undefined}
    >
      <PageHeader
        className={styles.head}
        back={
          <TextLink asChild tone="quiet" className={styles.screenOnly}>
            {isOwn ? (
              <LocalizedLink to={paths.history()}>{t('history.toHistory')}</LocalizedLink>
            ) : (
              <LocalizedLink to={paths.user(order.buyer._id)}>{t('flowers.toClient')}</LocalizedLink>
            )}
          </TextLink>
        }
        title={t('history.order', { number })}
        status={
          <>
            <OrderStatusBadge status={order.status} />
            <PaymentStatusBadge order={order} />
          </>
        }
        description={`${dayTitle(order.deliveryFrom)} · ${t(`history.by.${order.methodDelivery}`)}`}
        actions={
          <>
            <SaveListButton size="s" className={styles.screenOnly} flowers={order.lines} />
            <Button size="s" onClick={() => globalThis.print()}>
              {t('history.print')}
            </Button>
          </>
        }
      />
      <OrderParties order={order} />
      <div className={styles.screenOnly}>
        <OrderNotice order={order} />
      </div>
      <div className={styles.screenOnly}>
        <OrderBuyer order={order} />
      </div>
      {isOwn && <PayOrder order={order} />}
      <div className={styles.screenOnly}>
        <OrderTimeline
          status={order.status}
          events={order.events}
          deliveryFrom={order.deliveryFrom}
          claims={order.claims}
          isOwn={isOwn}
        />
      </div>
      {isOwn && (
        <div className={styles.screenOnly}>
          <OrderClaims order={order} />
        </div>
      )}
      {isOwn && (
        <div className={styles.screenOnly}>
          <OrderDocuments order={order} />
        </div>
      )}
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
