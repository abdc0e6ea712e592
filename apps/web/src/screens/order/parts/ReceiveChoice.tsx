import { deliveryCost, money, type CartTotals, type DeliveryMethod } from '@flower-market/flower-domain'
import type { CallOutput } from '@flower-market/api-client'
import { RadioCard, RadioCards } from '@flower-market/ui'
import { useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'

export interface ReceiveChoiceProps {
  value: DeliveryMethod
  terms: CallOutput<'deliveryTerms'>
  goods: CartTotals['goods']
  onChoose: (method: DeliveryMethod) => void
}

/** Delivery or, where the region has it, pickup: where, at what cost, and what is missing to free delivery. */
export function ReceiveChoice({ value, terms, goods, onChoose }: ReceiveChoiceProps) {
  const t = useTranslate()
  const format = useFormat()
  const whole = (minor: number): string => format.money(minor, 'RUB', true)
  const cityCost = money(terms.cityCost, 'RUB')
  const locale = useLocale()
  const cost = deliveryCost({ method: 'delivery', goods, cityCost })
  const from = whole(terms.freeFrom)
  const missingMinor = Math.max(0, terms.freeFrom - goods.minor)
  return (
    <RadioCards
      legend={t('order.receive')}
      value={value}
      onValueChange={(method) => onChoose(method === 'pickup' ? 'pickup' : 'delivery')}
    >
      <RadioCard
        value="delivery"
        title={terms.city === null ? t('order.delivery') : t('order.deliveryTo', { city: terms.city })}
        trailing={cost.minor === 0 ? t('order.free') : whole(cost.minor)}
        description={
          <>
            {terms.address ?? t('order.deliveryNoAddress')}
            <br />
            {missingMinor === 0
              ? t('order.deliveryIsFree', { from })
              : t('order.deliveryFreeFrom', { from, missing: whole(missingMinor) })}
          </>
        }
      />
      {terms.pickup !== null && (
        <RadioCard
          value="pickup"
          title={t('order.pickup')}
          trailing={t('order.free')}
          description={
            <>
              {terms.pickup.address[locale]}
              <br />
              {terms.pickup.hours[locale]}
            </>
          }
        />
      )}
    </RadioCards>
  )
}
