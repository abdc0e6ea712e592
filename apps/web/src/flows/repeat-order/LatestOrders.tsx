import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import { RepeatButton } from './RepeatButton.tsx'
import styles from './RepeatOrder.module.css'

/** The list's first page, as the history asks for it: one answer serves both. */
const firstPage = { query: { page: 1, limit: 20 } } as const

const shownOrders = 3

/** The orders before, to be repeated; nothing while there are none. */
export function LatestOrders() {
  const t = useTranslate()
  const format = useFormat()
  const orders = useResource('purchaseList', firstPage)
  if (orders.status !== 'ready' || orders.data.items.length === 0) return null
  return (
    <section className={styles.orders}>
      <h2>{t('repeat.latest')}</h2>
      <ul>
        {orders.data.items.slice(0, shownOrders).map((order) => (
          <li key={order._id} className={styles.order}>
            <span className={styles.what}>
              <b>
                {t('repeat.order', {
                  number: String(order.number),
                  day: format.day(order.deliveryFrom, 'day'),
                })}
              </b>
              <small>
                {t('flowers.positions', { count: order.positions })} ·{' '}
                {t('flowers.stems', { count: order.stems })}
              </small>
            </span>
            <span className={styles.sum}>{format.money(order.sum)}</span>
            <RepeatButton id={order._id} number={order.number} />
          </li>
        ))}
      </ul>
    </section>
  )
}
