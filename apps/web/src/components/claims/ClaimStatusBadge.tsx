import type { ClaimStatus } from '@flower-market/flower-domain'
import { StatusBadge, type StatusBadgeProps } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'

const tones: Record<ClaimStatus, NonNullable<StatusBadgeProps['tone']>> = {
  open: 'info',
  accepted: 'success',
  partly_accepted: 'warn',
  declined: 'neutral',
  withdrawn: 'neutral',
}

/** What became of a claim, in words. */
export function ClaimStatusBadge({ status }: { status: ClaimStatus }) {
  const t = useTranslate()
  return <StatusBadge tone={tones[status]}>{t(`claims.status.${status}`)}</StatusBadge>
}
