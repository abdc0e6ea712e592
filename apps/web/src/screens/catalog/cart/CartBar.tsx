import {
  isPaidAfterAgreement,
  money,
  orderKindOf,
  type Availability,
  type IsoDate,
} from '@flower-market/flower-domain'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './CartBar.module.css'
import { goodsMinor, isAsPutIn, type DeliveryLine } from './delivery-lines.ts'
import { FreeDelivery } from './FreeDelivery.tsx'
import { WayOn } from './WayOn.tsx'

export interface CartBarProps {
  availability: Availability
  date: IsoDate
  lines: readonly DeliveryLine[]
  /** Orders for the day are over. */
  isClosed: boolean
}

/** How far it is to free delivery; of what plantations are asked for, that they answer first. */
function DeliveryHint({ availability, lines }: Pick<CartBarProps, 'availability' | 'lines'>) {
  const t = useTranslate()
  if (isPaidAfterAgreement(orderKindOf(availability))) return <p>{t('catalog.requestHint')}</p>
  return <FreeDelivery goods={money(goodsMinor(lines), 'RUB')} />
}

/** How far the delivery of the day is to a free one, above a phone's tabs, whose cart says the sum. */
export function CartLine({ availability, lines }: Pick<CartBarProps, 'availability' | 'lines'>) {
  const t = useTranslate()
  if (lines.length === 0) return null
  return (
    <aside className={styles.line} aria-label={t('catalog.deliveryOfDay')}>
      <DeliveryHint {...{ availability, lines }} />
    </aside>
  )
}

/** The delivery of the day below the list, once there is one: how far to free delivery, how much, and the way on. */
export function CartBar({ availability, date, lines, isClosed }: CartBarProps) {
  const t = useTranslate()
  const format = useFormat()
  const goods = money(goodsMinor(lines), 'RUB')
  if (lines.length === 0) return null
  return (
    <aside className={styles.bar} aria-label={t('catalog.deliveryOfDay')}>
      <DeliveryHint {...{ availability, lines }} />
      <p className={styles.sum}>
        <b>{format.money(goods.minor, 'RUB', true)}</b>
        <small>
          {t('flowers.positions', { count: lines.length })} · {format.day(date, 'day')}
        </small>
        {!lines.every(isAsPutIn) && <small className={styles.changed}>{t('catalog.cartChanged')}</small>}
      </p>
      <WayOn {...{ availability, date, lines, isClosed }} />
    </aside>
  )
}
