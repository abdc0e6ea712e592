import {
  type CartTotals,
  freeDeliveryFrom,
  freeDeliveryProgress,
  isPaidAfterAgreement,
} from '@flower-market/flower-domain'
import { Button, FreeDeliveryProgress, SumList, SumRow } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../../paths.ts'
import type { OrderKey } from '../../../flows/checkout/cart-orders.ts'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import styles from './CartDaySums.module.css'

export interface CartDaySumsProps {
  order: OrderKey
  totals: CartTotals
  /** Why it cannot be ordered yet; null when it can. */
  obstacle: string | null
  /** The first order that can be placed: its button leads. */
  isFirst: boolean
}

/** What one order costs, how far it is from free delivery, and the way to its order. */
export function CartDaySums({ order, totals, obstacle, isFirst }: CartDaySumsProps) {
  const t = useTranslate()
  const format = useFormat()
  const { goods, delivery, total } = totals
  const sum = format.moneyColumn([goods.minor, delivery.minor])
  const { missing } = freeDeliveryProgress(goods)
  const { date, kind } = order
  const obstacleId = `obstacle-${date}-${kind}`
  const isRequest = isPaidAfterAgreement(kind)
  const label = isRequest
    ? t('cart.checkoutRequest', { day: format.day(date, 'day') })
    : isFirst
      ? t('cart.checkout')
      : t('cart.checkoutDay', { day: format.day(date, 'day') })
  return (
    <div className={styles.sums}>
      <SumList>
        <SumRow term={t('cart.goods')}>{sum(goods.minor)}</SumRow>
        <SumRow term={t('cart.delivery')}>
          {goods.minor === 0 ? '—' : delivery.minor === 0 ? t('cart.free') : sum(delivery.minor)}
        </SumRow>
        <SumRow term={t(isRequest ? 'cart.totalIfAgreed' : 'cart.total')} tone="total">
          {sum(total.minor)}
        </SumRow>
      </SumList>
      {!isRequest && goods.minor > 0 && (
        <FreeDeliveryProgress
          value={goods.minor}
          threshold={freeDeliveryFrom.minor}
          missing={t('cart.toFree', { amount: format.money(missing.minor, 'RUB', true) })}
          reached={t('cart.isFree')}
        />
      )}
      {obstacle === null ? (
        <Button
          asChild
          tone={isFirst ? 'primary' : 'secondary'}
          size="l"
          className={isFirst ? styles.leading : undefined}
        >
          <LocalizedLink to={paths.order(order)}>{label}</LocalizedLink>
        </Button>
      ) : (
        <Button disabled size="l" aria-describedby={obstacleId}>
          {label}
        </Button>
      )}
      {(obstacle !== null || isFirst || isRequest) && (
        <p id={obstacleId} className={styles.note}>
          {obstacle ?? t(isRequest ? 'cart.requestPaidLater' : 'cart.paidLater')}
        </p>
      )}
    </div>
  )
}
