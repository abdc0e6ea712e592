import type { PasswordIssue } from '@flower-market/flower-domain'
import type { MessageId } from '../i18n/message-ids.ts'

/** Why a new password is refused, in words; each may use `{min}` and `{max}`, the lengths that are allowed. */
export const passwordIssueLabels = {
  'too-short': 'forms.passwordTooShort',
  'too-long': 'forms.passwordTooLong',
  personal: 'forms.passwordPersonal',
  'too-common': 'forms.passwordTooCommon',
} as const satisfies Record<PasswordIssue, MessageId>
