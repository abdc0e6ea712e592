import type { TransactionStatus } from '@flower-market/flower-domain'
import { StatusBadge, type StatusBadgeProps } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'

const tones: Record<TransactionStatus, NonNullable<StatusBadgeProps['tone']>> = {
  INITIAL: 'neutral',
  IN_PROCESSED: 'info',
  SENDED: 'info',
  CONFIRMED: 'success',
  REJECTED: 'danger',
}

/** Where a transaction stands, in words. */
export function TransactionStatusBadge({ status }: { status: TransactionStatus }) {
  const t = useTranslate()
  return <StatusBadge tone={tones[status]}>{t(`transactions.status.${status}`)}</StatusBadge>
}
