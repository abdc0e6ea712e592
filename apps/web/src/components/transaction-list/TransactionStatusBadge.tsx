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

export interface TransactionStatusBadgeProps {
  status: TransactionStatus
  /** Whether only what is not done stands out: in a list nearly every row is. @default false */
  isQuietWhenDone?: boolean
}

/** Where a transaction stands, in words. */
export function TransactionStatusBadge({ status, isQuietWhenDone = false }: TransactionStatusBadgeProps) {
  const t = useTranslate()
  if (isQuietWhenDone && status === 'CONFIRMED') return t(`labels.transactionStatus.${status}`)
  return <StatusBadge tone={tones[status]}>{t(`labels.transactionStatus.${status}`)}</StatusBadge>
}
