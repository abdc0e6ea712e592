import type { VerificationStatus } from '@flower-market/flower-domain'
import type { StatusBadgeProps } from '@flower-market/ui'
import type { MessageId } from '@flower-market/app-runtime/i18n'

/** What each state of the verification is called on one's own profile. */
export const verificationLabels = {
  INITIAL: 'profile.verificationInitial',
  WAITING: 'profile.verificationWaiting',
  REJECTED: 'profile.verificationRejected',
  APPROVED: 'profile.verificationApproved',
} as const satisfies Record<VerificationStatus, MessageId>

/** The color that repeats it. */
export const verificationTones = {
  INITIAL: 'neutral',
  WAITING: 'warn',
  REJECTED: 'danger',
  APPROVED: 'success',
} as const satisfies Record<VerificationStatus, StatusBadgeProps['tone']>
