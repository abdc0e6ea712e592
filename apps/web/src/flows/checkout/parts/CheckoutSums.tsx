import { isPaidAfterAgreement } from '@flower-market/flower-domain'
import { Price, SumList, SumRow } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { CheckoutDay } from '../use-checkout.ts'
import styles from './CheckoutSums.module.css'

/** What the order costs: flowers, delivery, and the total as the loudest figure of the page. */
export function CheckoutSums({
  kind,
  totals: { goods, delivery, total },
}: Pick<CheckoutDay, 'kind' | 'totals'>) {
  const t = useTranslate()
  const format = useFormat()
  const sum = format.moneyColumn([goods.minor, delivery.minor])
  return (
    <SumList>
      <SumRow term={t('order.goods')}>{sum(goods.minor)}</SumRow>
      <SumRow term={t('order.delivery')}>
        {delivery.minor === 0 ? t('order.free') : sum(delivery.minor)}
      </SumRow>
      <SumRow
        term={t(isPaidAfterAgreement(kind) ? 'order.totalIfAgreed' : 'order.total')}
        tone="total"
        className={styles.total}
      >
        <Price parts={format.moneyParts(total.minor, 'RUB', true)} size="xl" className={styles.figure} />
      </SumRow>
    </SumList>
  )
}
