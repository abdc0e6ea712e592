import { freeDeliveryFrom, freeDeliveryProgress, type Money } from '@flower-market/flower-domain'
import { FreeDeliveryProgress } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { bold } from '../../../components/marked-text/marked-text.tsx'

/** What is missing to free delivery of the day. */
export function FreeDelivery({ goods }: { goods: Money<'RUB'> }) {
  const t = useTranslate()
  const format = useFormat()
  const { missing } = freeDeliveryProgress(goods)
  return (
    <FreeDeliveryProgress
      value={goods.minor}
      threshold={freeDeliveryFrom.minor}
      missing={t.rich('catalog.deliveryMissing', {
        amount: format.money(missing.minor, 'RUB', true),
        b: bold,
      })}
      reached={t('catalog.deliveryFree')}
    />
  )
}
