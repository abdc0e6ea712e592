import type { VerificationStatus } from '@flower-market/flower-domain'
import { StatusBadge, type StatusBadgeProps } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'

const tones: Record<VerificationStatus, NonNullable<StatusBadgeProps['tone']>> = {
  INITIAL: 'neutral',
  WAITING: 'warn',
  REJECTED: 'danger',
  APPROVED: 'success',
}

/** Whether staff know who somebody is, in words; needs the topic `people`. */
export function VerificationBadge({ status }: { status: VerificationStatus }) {
  const t = useTranslate()
  return <StatusBadge tone={tones[status]}>{t(`people.verification.${status}`)}</StatusBadge>
}
