import { freeDeliveryFrom, freeDeliveryProgress, type Money } from '@flower-market/flower-domain'
import { FreeDeliveryProgress } from '@flower-market/ui'
import { useFormat } from '../../../i18n/use-format.ts'
import { bold } from '../bold.tsx'
import { useTranslate } from '../../../i18n/use-translate.ts'

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
