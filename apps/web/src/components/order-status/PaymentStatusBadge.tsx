import type { PaymentStatus } from '@flower-market/flower-domain'
import { StatusBadge } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'

const tones = { paid: 'success', wait_paid: 'warn' } as const satisfies Record<PaymentStatus, string>

/** Whether an order has been paid, in words. */
export function PaymentStatusBadge({ status }: { status: PaymentStatus }) {
  const t = useTranslate()
  return <StatusBadge tone={tones[status]}>{t(`history.payment.${status}`)}</StatusBadge>
}
