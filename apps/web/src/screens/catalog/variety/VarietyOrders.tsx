import type { CallOutput } from '@flower-market/api-client'
import { useId } from 'react'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { paths } from '../../../paths.ts'
import styles from './VarietyHistory.module.css'

export interface VarietyOrdersProps {
  orders: CallOutput<'catalogVariety'>['orders']
  /** The plantation that is looked at; another one is named. */
  plantation: string
}

/** When the person ordered the variety before: how much, at which length and price. */
export function VarietyOrders({ orders, plantation }: VarietyOrdersProps) {
  const t = useTranslate()
  const format = useFormat()
  const titleId = useId()
  if (orders.length === 0) return null
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h3 id={titleId}>{t('catalog.varietyOrders')}</h3>
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li key={[order._id, order.plantation, order.lengthCm, order.price, order.quantity].join(' ')}>
            <LocalizedLink to={paths.historyOrder(order._id, order.kind)}>
              {format.day(order.date, 'day')}
            </LocalizedLink>
            <span>{t('flowers.lengthCm', { length: order.lengthCm })}</span>
            <span>{t('flowers.pieces', { count: order.quantity })}</span>
            <span>{t('catalog.varietyOrderedAt', { price: format.money(order.price, 'RUB', true) })}</span>
            <b>{format.money(order.price * order.quantity, 'RUB', true)}</b>
            {order.plantation !== plantation && <small>{order.plantation}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}
