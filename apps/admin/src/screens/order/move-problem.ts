import { isApiError } from '@flower-market/api-client'
import { toFormError } from '@flower-market/app-runtime/forms'
import type { MessageId } from '@flower-market/app-runtime/i18n'

/** Why an order was not moved. */
export function moveProblem(error: unknown): MessageId {
  if (isApiError(error, 'order-changed')) return 'orders.problem.changed'
  if (isApiError(error, 'account-frozen')) return 'orders.problem.frozen'
  if (isApiError(error, 'order-move-refused')) {
    const { reason } = error.details
    if (reason === 'paid' || reason === 'claims-window-over' || reason === 'no-open-claim') {
      return `orders.problem.${reason}`
    }
    return 'orders.problem.changed'
  }
  return toFormError(error)
}
