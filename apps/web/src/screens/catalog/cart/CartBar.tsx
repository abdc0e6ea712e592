import { money, type IsoDate } from '@flower-market/flower-domain'
import { Button } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../../paths.ts'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import styles from './CartBar.module.css'
import { goodsMinor, type DeliveryLine } from './delivery-lines.ts'
import { FreeDelivery } from './FreeDelivery.tsx'

/** The delivery of the day under the thumb, once there is one: how far to free delivery, how much, and the way to the cart. */
export function CartBar({ date, lines }: { date: IsoDate; lines: readonly DeliveryLine[] }) {
  const t = useTranslate()
  const format = useFormat()
  const goods = money(goodsMinor(lines), 'RUB')
  const hasChanges = lines.some(
    ({ wasPrice, left, card }) => wasPrice !== null || left !== null || card === null,
  )
  if (lines.length === 0) return null
  return (
    <aside className={styles.bar} aria-label={t('catalog.deliveryOfDay')}>
      <FreeDelivery goods={goods} />
      <p className={styles.sum}>
        <b>{format.money(goods.minor, 'RUB', true)}</b>
        <small>
          {t('flowers.positions', { count: lines.length })} · {format.day(date, 'day')}
        </small>
        {hasChanges && <small className={styles.changed}>{t('catalog.cartChanged')}</small>}
      </p>
      <Button asChild tone="primary" size="l">
        <LocalizedLink to={paths.cart()}>{t('catalog.toCart')}</LocalizedLink>
      </Button>
    </aside>
  )
}
