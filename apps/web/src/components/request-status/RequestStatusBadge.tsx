import type { SentRequestStatus } from '@flower-market/flower-domain'
import { StatusBadge, type StatusBadgeProps } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'

const tones: Record<SentRequestStatus, NonNullable<StatusBadgeProps['tone']>> = {
  sent: 'info',
  answered: 'warn',
  accepted: 'success',
  declined: 'danger',
  expired: 'neutral',
  canceled: 'neutral',
}

/** Where a request stands, in words; amber where its buyer has to decide. */
export function RequestStatusBadge({ status }: { status: SentRequestStatus }) {
  const t = useTranslate()
  return <StatusBadge tone={tones[status]}>{t(`requests.status.${status}`)}</StatusBadge>
}
