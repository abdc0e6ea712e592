import { deliveryCost, type CartTotals, type DeliveryMethod, type Money } from '@flower-market/flower-domain'
import type { CallOutput } from '@flower-market/api-client'
import { RadioCard, RadioCards } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { DestinationText } from '../../../components/destination/DestinationText.tsx'

export interface ReceiveChoiceProps {
  value: DeliveryMethod
  terms: CallOutput<'deliveryTerms'>
  goods: CartTotals['goods']
  /** Around the city of the chosen address. */
  cityCost: Money<'RUB'>
  onChoose: (method: DeliveryMethod) => void
}

/** Delivery or pickup: at what cost, what is missing to free delivery, and where it is picked up. */
export function ReceiveChoice({ value, terms, goods, cityCost, onChoose }: ReceiveChoiceProps) {
  const t = useTranslate()
  const format = useFormat()
  const whole = (minor: number): string => format.money(minor, 'RUB', true)
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
        title={t('order.delivery')}
        trailing={cost.minor === 0 ? t('order.free') : whole(cost.minor)}
        description={
          missingMinor === 0
            ? t('order.deliveryIsFree', { from })
            : t('order.deliveryFreeFrom', { from, missing: whole(missingMinor) })
        }
      />
      {terms.pickup === null ? (
        <RadioCard value="pickup" title={t('order.pickup')} description={t('order.pickupNone')} disabled />
      ) : (
        <RadioCard
          value="pickup"
          title={t('order.pickup')}
          trailing={t('order.free')}
          description={<DestinationText destination={{ kind: 'pickup', ...terms.pickup }} />}
        />
      )}
    </RadioCards>
  )
}
