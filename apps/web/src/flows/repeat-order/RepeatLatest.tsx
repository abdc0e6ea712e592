import type { IsoDate } from '@flower-market/flower-domain'
import { Button } from '@flower-market/ui'
import { MessagesOf, useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import styles from './RepeatOrder.module.css'
import { useRepeat } from './use-repeat.ts'

const latest = { query: { page: 1, limit: 1 } } as const

function Latest({ date }: { date: IsoDate }) {
  const t = useTranslate()
  const format = useFormat()
  const orders = useResource('purchaseList', latest)
  const order = orders.status === 'ready' ? orders.data.items[0] : undefined
  const { repeatingFor, repeat } = useRepeat(order?._id ?? '')
  if (order === undefined) return null
  return (
    <div className={styles.latest}>
      <span className={styles.what}>
        <b>
          {t('repeat.order', { number: String(order.number), day: format.day(order.deliveryFrom, 'day') })}
        </b>
        <small>
          {t('flowers.positions', { count: order.positions })} · {t('flowers.stems', { count: order.stems })}{' '}
          · {format.money(order.sum, 'RUB', true)}
        </small>
      </span>
      <Button loading={repeatingFor !== null} onClick={() => repeat(date)}>
        {t('repeat.forDay', { day: format.day(date, 'day') })}
      </Button>
    </div>
  )
}

/** The last order, to be repeated for the day that is shown; nothing for somebody who has not ordered yet. */
function RepeatLatest({ date }: { date: IsoDate }) {
  return (
    <MessagesOf locale={useLocale()} topics={['repeat']}>
      <Latest date={date} />
    </MessagesOf>
  )
}

export default RepeatLatest
