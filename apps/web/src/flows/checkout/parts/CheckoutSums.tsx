import type { CartTotals } from '@flower-market/flower-domain'
import { SumList, SumRow } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'

/** What the order costs: flowers, delivery, total. */
export function CheckoutSums({ totals: { goods, delivery, total } }: { totals: CartTotals }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <SumList>
      <SumRow term={t('order.goods')}>{format.money(goods.minor, 'RUB', true)}</SumRow>
      <SumRow term={t('order.delivery')}>
        {delivery.minor === 0 ? t('order.free') : format.money(delivery.minor, 'RUB', true)}
      </SumRow>
      <SumRow term={t('order.total')} tone="total">
        {format.money(total.minor)}
      </SumRow>
    </SumList>
  )
}
