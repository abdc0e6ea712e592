import type { VerificationStatus } from '@flower-market/flower-domain'
import { StatusBadge, type StatusBadgeProps } from '@flower-market/ui'
import { useTranslate } from '../i18n/use-translate.ts'

const tones: Record<VerificationStatus, NonNullable<StatusBadgeProps['tone']>> = {
  INITIAL: 'neutral',
  WAITING: 'warn',
  REJECTED: 'danger',
  APPROVED: 'success',
}

/** Whether it is known who somebody is, in words; needs the topic `labels`. */
export function VerificationBadge({ status }: { status: VerificationStatus }) {
  const t = useTranslate()
  return <StatusBadge tone={tones[status]}>{t(`labels.verification.${status}`)}</StatusBadge>
}
