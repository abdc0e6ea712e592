import { useIsOwnOrder } from '../../../components/order-buyer/use-is-own-order.ts'
import { isAwaitingPayment } from '@flower-market/flower-domain'
import { Description, DescriptionList, SumList, SumRow } from '@flower-market/ui'
import { RepeatButton } from '../../../flows/repeat-order/RepeatButton.tsx'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { DestinationText, isKnown } from '@flower-market/app-runtime/destination'
import { PayOrderByCard } from '../../../flows/card-payment/PayOrderByCard.tsx'
import type { Order } from '../order-facts.ts'
import styles from './OrderSums.module.css'
import { CancelOrder } from './CancelOrder.tsx'
import { OrderInvoice } from './OrderInvoice.tsx'

/** What the order cost, what came back, and how it is received and paid for. */
export function OrderSums({ order }: { order: Order }) {
  const t = useTranslate()
  const format = useFormat()
  const isOwn = useIsOwnOrder(order)
  const isDue = order.paymentStatus === 'paid' || isAwaitingPayment(order)
  const { billed, delivery, total, paid, credited } = order.totals
  const due = isDue ? order.totals.due : 0
  const money = format.moneyColumn([billed, delivery, total, paid, credited, due])
  return (
    <div className={styles.sums}>
      <SumList>
        <SumRow term={t('history.goods')}>{money(billed)}</SumRow>
        <SumRow term={t('history.delivery')}>{delivery === 0 ? t('history.free') : money(delivery)}</SumRow>
        <SumRow term={t('history.sum')} tone="total">
          {money(total)}
        </SumRow>
      </SumList>
      {(credited > 0 || due > 0) && (
        <SumList>
          {paid > 0 && <SumRow term={t('history.paid')}>{money(paid)}</SumRow>}
          {credited > 0 && (
            <SumRow term={t('history.refund')} tone="credit">
              {money(credited)}
            </SumRow>
          )}
          {due > 0 && <SumRow term={t('history.due')}>{money(due)}</SumRow>}
        </SumList>
      )}
      {isOwn && <PayOrderByCard order={order} tone="secondary" isWide />}
      {isOwn && isAwaitingPayment(order) && <OrderInvoice orderId={order._id} />}
      <div className={styles.actions}>
        <RepeatButton id={order._id} number={order.number} size="l" />
        {isOwn && <CancelOrder order={order} />}
      </div>
      <DescriptionList>
        {isKnown(order.destination) && (
          <Description term={t(`history.address.${order.methodDelivery}`)}>
            <DestinationText destination={order.destination} />
          </Description>
        )}
        <Description term={t('history.payment')}>{t(`history.method.${order.paymentMethod}`)}</Description>
        <Description term={t('history.columnContent')}>
          {t('flowers.positions', { count: order.positions })} · {t('flowers.stems', { count: order.stems })}{' '}
          · {t('flowers.boxes', { count: order.boxes })}
        </Description>
        {order.status === 'partially_shipped' && (
          <Description term={t('history.shippedBoxes')}>
            {t('history.shippedOf', { shipped: order.shippedBoxes, boxes: order.boxes })}
          </Description>
        )}
        <Description term={t('history.columnIssued')}>{format.moment(order.issueDate)}</Description>
        {order.comment !== '' && (
          <Description term={t('history.comment')}>
            <span className={styles.comment}>{order.comment}</span>
          </Description>
        )}
      </DescriptionList>
    </div>
  )
}
