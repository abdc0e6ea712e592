import type { Ref } from 'react'
import { RadioCard, RadioCards } from '@flower-market/ui'
import { orderPaymentMethods, type OrderPaymentMethod } from '../../../flows/checkout/checkout-draft.ts'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'

export interface PaymentChoiceProps {
  value: OrderPaymentMethod
  /** Kopecks. */
  totalMinor: number
  /** Kopecks. */
  balanceMinor: number
  /** Kopecks that the balance lacks; 0 when there is enough. */
  missingMinor: number
  onChoose: (method: OrderPaymentMethod) => void
  ref?: Ref<HTMLFieldSetElement>
}

/** From the balance or in cash; what the balance holds, and what it lacks. */
export function PaymentChoice(props: PaymentChoiceProps) {
  const { value, totalMinor, balanceMinor, missingMinor, onChoose, ref } = props
  const t = useTranslate()
  const format = useFormat()
  const amount = format.money(balanceMinor)
  const error =
    value === 'BALANCE' && missingMinor > 0
      ? t('order.notEnough', { missing: format.money(missingMinor) })
      : undefined
  return (
    <RadioCards
      ref={ref}
      tabIndex={-1}
      legend={t('order.payment')}
      value={value}
      onValueChange={(chosen) => {
        const method = orderPaymentMethods.find((one) => one === chosen)
        if (method !== undefined) onChoose(method)
      }}
      error={error}
    >
      <RadioCard
        value="BALANCE"
        title={t('order.method.BALANCE')}
        description={
          missingMinor > 0
            ? t('order.method.BALANCEText', { amount })
            : t('order.method.BALANCELeft', { amount, left: format.money(balanceMinor - totalMinor) })
        }
      />
      <RadioCard value="CASH" title={t('order.method.CASH')} description={t('order.method.CASHText')} />
    </RadioCards>
  )
}
