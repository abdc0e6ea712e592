import type { OrderStatus } from '@flower-market/flower-domain'
import { StatusBadge, type StatusBadgeProps } from '@flower-market/ui'
import { useTranslate } from '../i18n/use-translate.ts'

const tones: Record<OrderStatus, NonNullable<StatusBadgeProps['tone']>> = {
  new: 'info',
  in_process: 'info',
  confirmed: 'success',
  partially_confirmed: 'warn',
  assembled: 'info',
  shipped: 'info',
  partially_shipped: 'warn',
  delivered: 'success',
  fulfilled: 'neutral',
  return: 'warn',
  canceled: 'neutral',
}

/** Where an order stands, in words; amber where it differs from what was asked. Needs the topic `labels`. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const t = useTranslate()
  return <StatusBadge tone={tones[status]}>{t(`labels.orderStatus.${status}`)}</StatusBadge>
}
