import { isApiError } from '@flower-market/api-client'
import { toFormError } from '@flower-market/app-runtime/forms'
import type { MessageId } from '@flower-market/app-runtime/i18n'

/** What to say about a file or a receipt that was not taken. */
export function proofProblemOf(error: unknown): MessageId {
  if (isApiError(error, 'payload-too-large')) return 'transactions.pictureTooLarge'
  if (isApiError(error, 'receipt-used')) return 'transactions.receiptUsed'
  if (isApiError(error, 'transaction-changed')) return 'transactions.changed'
  return toFormError(error)
}
