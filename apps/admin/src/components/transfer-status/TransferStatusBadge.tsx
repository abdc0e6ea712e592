import type { CallOutput } from '@flower-market/api-client'
import { StatusBadge, type StatusBadgeProps } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'

type Transfer = CallOutput<'transactionReviewGet'>

const tones: Record<Transfer['status'], NonNullable<StatusBadgeProps['tone']>> = {
  INITIAL: 'neutral',
  IN_PROCESSED: 'info',
  SENDED: 'neutral',
  CONFIRMED: 'success',
  REJECTED: 'danger',
}

/** Where a transfer stands, for staff: what was sent and not answered stands out. */
export function TransferStatusBadge({
  transfer: { status, isUnanswered, isReturned },
}: {
  transfer: Pick<Transfer, 'status' | 'isUnanswered' | 'isReturned'>
}) {
  const t = useTranslate()
  if (isUnanswered) return <StatusBadge tone="warn">{t('payouts.status.unanswered')}</StatusBadge>
  if (isReturned) return <StatusBadge tone="danger">{t('payouts.status.returned')}</StatusBadge>
  return <StatusBadge tone={tones[status]}>{t(`payouts.status.${status}`)}</StatusBadge>
}
