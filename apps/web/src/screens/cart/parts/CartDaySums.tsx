import {
  type CartTotals,
  freeDeliveryFrom,
  freeDeliveryProgress,
  type IsoDate,
} from '@flower-market/flower-domain'
import { Button, FreeDeliveryProgress, SumList, SumRow } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../../paths.ts'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import styles from './CartDaySums.module.css'

export interface CartDaySumsProps {
  date: IsoDate
  totals: CartTotals
  /** Why the day cannot be ordered yet; null when it can. */
  obstacle: string | null
  /** The first day that can be ordered: its button leads. */
  isFirst: boolean
}

/** What one day costs, how far it is from free delivery, and the way to its order. */
export function CartDaySums({ date, totals, obstacle, isFirst }: CartDaySumsProps) {
  const t = useTranslate()
  const format = useFormat()
  const { goods, delivery, total } = totals
  const { missing } = freeDeliveryProgress(goods)
  const label = isFirst ? t('cart.checkout') : t('cart.checkoutDay', { day: format.day(date, 'day') })
  return (
    <div className={styles.sums}>
      <SumList>
        <SumRow term={t('cart.goods')}>{format.money(goods.minor, 'RUB', true)}</SumRow>
        <SumRow term={t('cart.delivery')}>
          {delivery.minor === 0 ? t('cart.free') : format.money(delivery.minor, 'RUB', true)}
        </SumRow>
        <SumRow term={t('cart.total')} tone="total">
          {format.money(total.minor)}
        </SumRow>
      </SumList>
      <FreeDeliveryProgress
        value={goods.minor}
        threshold={freeDeliveryFrom.minor}
        missing={t('cart.toFree', { amount: format.money(missing.minor, 'RUB', true) })}
        reached={t('cart.isFree')}
      />
      {obstacle === null ? (
        <Button
          asChild
          tone={isFirst ? 'primary' : 'secondary'}
          size="l"
          className={isFirst ? styles.leading : undefined}
        >
          <LocalizedLink to={paths.order(date)}>{label}</LocalizedLink>
        </Button>
      ) : (
        <Button disabled size="l" aria-describedby={`obstacle-${date}`}>
          {label}
        </Button>
      )}
      {(obstacle !== null || isFirst) && (
        <p id={`obstacle-${date}`} className={styles.note}>
          {obstacle ?? t('cart.paidLater')}
        </p>
      )}
    </div>
  )
}
