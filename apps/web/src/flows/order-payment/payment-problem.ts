import { isApiError } from '@flower-market/api-client'
import { toFormError } from '@flower-market/app-runtime/forms'
import type { MessageId } from '@flower-market/app-runtime/i18n'

/** What to say about orders that were not paid as the person wanted. */
export function paymentProblemOf(error: unknown): MessageId {
  if (isApiError(error, 'not-enough-funds')) return 'history.notEnough'
  if (isApiError(error, 'nothing-due')) return 'history.nothingDue'
  if (isApiError(error, 'payment-method-off')) return 'history.methodOff'
  if (isApiError(error, 'cash-limit')) return 'history.cashLimit'
  if (isApiError(error, 'transaction-changed')) return 'history.paymentChanged'
  return toFormError(error)
}
