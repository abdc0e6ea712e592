import type { VerificationStatus } from '@flower-market/flower-domain'
import { StatusBadge, type StatusBadgeProps } from '@flower-market/ui'
import { useTranslate } from '../i18n/use-translate.ts'

const tones: Record<VerificationStatus, NonNullable<StatusBadgeProps['tone']>> = {
  INITIAL: 'neutral',
  WAITING: 'warn',
  REJECTED: 'danger',
  APPROVED: 'success',
}

export interface VerificationBadgeProps {
  status: VerificationStatus
  /** What it says instead, where nothing beside it names the verification. */
  children?: string
}

/** Whether it is known who somebody is, in words; needs the topic `labels`. */
export function VerificationBadge({ status, children }: VerificationBadgeProps) {
  const t = useTranslate()
  return <StatusBadge tone={tones[status]}>{children ?? t(`labels.verification.${status}`)}</StatusBadge>
}
