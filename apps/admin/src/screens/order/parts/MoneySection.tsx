import type { CallOutput } from '@flower-market/api-client'
import { isAwaitingPayment } from '@flower-market/flower-domain'
import { SumList, SumRow } from '@flower-market/ui'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { PageSection } from '../../../components/page-section/PageSection.tsx'
import { useMay } from '../../../state/use-may.ts'
import { CardRefunds } from './CardRefunds.tsx'
import styles from './MoneySection.module.css'

type Found = CallOutput<'staffOrder'>

/** What the order costs, what came in, what went back, and by which payments. */
export function MoneySection({ order, payments }: Pick<Found, 'order' | 'payments'>) {
  const t = useTranslate()
  const may = useMay()
  const format = useFormat()
  const { billed, delivery, total, paid, credited, due } = order.totals
  return (
    <PageSection title={t('orders.money')} aside={t(`orders.method.${order.paymentMethod}`)}>
      <div className={styles.money}>
        <SumList>
          <SumRow term={t('orders.goods')}>{format.money(billed)}</SumRow>
          <SumRow term={t('orders.deliveryCost')}>
            {delivery === 0 ? t('orders.free') : format.money(delivery)}
          </SumRow>
          <SumRow term={t('orders.total')} tone="total">
            {format.money(total)}
          </SumRow>
          {paid > 0 && <SumRow term={t('orders.paidSum')}>{format.money(paid)}</SumRow>}
          {credited > 0 && (
            <SumRow term={t('orders.credited')} tone="credit">
              {format.money(credited)}
            </SumRow>
          )}
          {isAwaitingPayment(order) && <SumRow term={t('orders.dueSum')}>{format.money(due)}</SumRow>}
        </SumList>
        {order.payUntil !== null && (
          <p className={styles.note}>{t('orders.payUntil', { moment: format.moment(order.payUntil) })}</p>
        )}
        <ul className={styles.payments} aria-label={t('orders.payments')}>
          {payments.map((payment) => (
            <li key={payment._id} className={styles.payment}>
              <span>
                {t('orders.payment', { number: String(payment.number) })}
                <span className={styles.note}>
                  {t(`orders.method.${payment.method}`)} · {format.moment(payment.date)}
                </span>
              </span>
              <span className={styles.sum}>
                <ColumnAmount>{format.money(payment.amount)}</ColumnAmount>
                <span className={styles.note}>
                  {payment.isRefunded ? t('orders.payment.refunded') : t(`orders.payment.${payment.status}`)}
                </span>
              </span>
              {payment.method === 'CARD' && payment.status === 'CONFIRMED' && may('transactionRefunds') && (
                <CardRefunds payment={payment} />
              )}
            </li>
          ))}
        </ul>
      </div>
    </PageSection>
  )
}
