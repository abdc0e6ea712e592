import { isApiError } from '@flower-market/api-client'
import type { EraseObstacle } from '@flower-market/api-client/contract'
import { toFormError, type FormErrors } from '@flower-market/app-runtime/forms'
import type { MessageId } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'

/** What is wrong, with the password or with the whole. */
export type EraseProblems = FormErrors<'password'>

/** What has to be finished before an account is closed, and where; staff find no page for it. */
export const obstacleLabels: Readonly<Record<EraseObstacle, { text: MessageId; path: string | null }>> = {
  balance: { text: 'settings.eraseBalance', path: paths.balanceHistory() },
  orders: { text: 'settings.eraseOrders', path: paths.history() },
  payments: { text: 'settings.erasePayments', path: paths.payments() },
  staff: { text: 'settings.eraseStaff', path: null },
}

/** What is missing; null when it may be sent. */
export function findProblems(password: string): EraseProblems | null {
  return password === '' ? { password: 'settings.currentMissing', form: 'forms.fillRequired' } : null
}

/** What to say when the account was not closed; obstacles are listed apart. */
export function toFormErrors(error: unknown): EraseProblems {
  if (isApiError(error, 'wrong-password')) return { password: 'settings.wrongPassword' }
  if (isApiError(error, 'account-in-use')) return {}
  return { form: toFormError(error) }
}
