import { isApiError } from '@flower-market/api-client'
import { toFormError } from '@flower-market/app-runtime/forms'
import type { MessageId } from '@flower-market/app-runtime/i18n'

/** What to say about a top-up that was not begun; `sums` are the amounts that the text names, kopecks. */
export interface TopUpProblem {
  readonly message: MessageId
  readonly sums: Readonly<Record<string, number>>
}

/** What to say about a top-up that was not begun. */
export function toTopUpProblem(error: unknown): TopUpProblem {
  if (isApiError(error, 'cash-limit')) {
    const { limit, left } = error.details
    return left > 0
      ? { message: 'transactions.cashLeft', sums: { left } }
      : { message: 'transactions.cashSpent', sums: { limit } }
  }
  return { message: messageOf(error), sums: {} }
}

function messageOf(error: unknown): MessageId {
  if (isApiError(error, 'payment-method-off')) return 'transactions.methodOff'
  if (isApiError(error, 'quote-expired')) return 'crypto.rateChanged'
  if (isApiError(error, 'retry-later')) return 'crypto.tooMany'
  return toFormError(error)
}
