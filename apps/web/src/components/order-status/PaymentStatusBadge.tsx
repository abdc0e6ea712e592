import { isAwaitingPayment, type OrderStatus, type PaymentStatus } from '@flower-market/flower-domain'
import { StatusBadge } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'

const tones = { paid: 'success', wait_paid: 'warn' } as const satisfies Record<PaymentStatus, string>

export interface PaymentStatusBadgeProps {
  order: { readonly status: OrderStatus; readonly paymentStatus: PaymentStatus }
}

/** Whether an order has been paid or is expected to be, in words; nothing for an unpaid one that was canceled. */
export function PaymentStatusBadge({ order }: PaymentStatusBadgeProps) {
  const t = useTranslate()
  const { paymentStatus } = order
  if (paymentStatus === 'wait_paid' && !isAwaitingPayment(order)) return null
  return <StatusBadge tone={tones[paymentStatus]}>{t(`history.payment.${paymentStatus}`)}</StatusBadge>
}
