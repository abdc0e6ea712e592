import type { BalanceOperationStatus } from '@flower-market/flower-domain'
import { StatusBadge, type StatusBadgeProps } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'

const tones: Record<BalanceOperationStatus, NonNullable<StatusBadgeProps['tone']>> = {
  IN_PROCESSED: 'warn',
  REJECTED: 'danger',
  CONFIRMED: 'success',
  CONCLUSION: 'neutral',
  COMPENSATION: 'info',
}

/** What became of a movement of money, in words. */
export function MovementStatus({ status }: { status: BalanceOperationStatus }) {
  const t = useTranslate()
  return <StatusBadge tone={tones[status]}>{t(`money.status.${status}`)}</StatusBadge>
}
