import { isApiError } from '@flower-market/api-client'
import { toFormError } from '@flower-market/app-runtime/forms'
import type { MessageId } from '@flower-market/app-runtime/i18n'

/** What to say about something that was not done to a person. */
export function personProblem(error: unknown): MessageId {
  if (isApiError(error, 'person-changed')) return 'people.changedMeanwhile'
  if (isApiError(error, 'balance-changed')) return 'people.balanceChanged'
  if (isApiError(error, 'own-account') || isApiError(error, 'own-staff-role')) return 'people.ownAccount'
  if (isApiError(error, 'not-permitted')) return 'people.ownersOnly'
  if (isApiError(error, 'verification-closed')) return 'people.verificationClosed'
  if (isApiError(error, 'not-enough-funds')) return 'people.notEnough'
  if (isApiError(error, 'account-frozen')) return 'people.frozenRefused'
  if (isApiError(error, 'validation-failed')) return 'people.wrongInput'
  return toFormError(error)
}
