import { isApiError } from '@flower-market/api-client'
import type { PasswordIssue } from '@flower-market/flower-domain'
import type { MessageId } from '../i18n/message-ids.ts'

/** What is wrong, by the name of the field, and under `form` with all of it. */
export type FormErrors<F extends string> = { readonly [K in F | 'form']?: MessageId }

/** What to say about a call that failed for no reason of the form's own. */
export function toFormError(error: unknown): MessageId {
  if (isApiError(error, 'too-many-requests')) return 'forms.tooManyAttempts'
  if (isApiError(error, 'retry-later')) return 'forms.retryLater'
  if (isApiError(error, 'second-factor-needed')) return 'forms.secondFactorNeeded'
  if (isApiError(error, 'unavailable')) return 'forms.unavailable'
  if (isApiError(error) && error.kind === 'network') return 'forms.networkFailure'
  return 'forms.failed'
}

/** Why a new password is refused, in words; each may use `{min}` and `{max}`, the lengths that are allowed. */
export const passwordIssueLabels = {
  'too-short': 'forms.passwordTooShort',
  'too-long': 'forms.passwordTooLong',
  personal: 'forms.passwordPersonal',
  'shop-words': 'forms.passwordShopWords',
  'too-common': 'forms.passwordTooCommon',
} as const satisfies Record<PasswordIssue, MessageId>

/** Leads the keyboard to the first field on the page that has to be mended. */
export function focusFirstWrong(
  form: HTMLFormElement,
  problems: Readonly<Record<string, MessageId | undefined>>,
): void {
  for (const element of form.elements) {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) continue
    // A field whose value stands in a hidden input names it: see NamedDayField.
    if (problems[element.dataset['field'] ?? element.name] !== undefined) {
      element.focus()
      // The browser shows the place to type at; what is wrong stands below the field.
      const [error = ''] = (element.getAttribute('aria-describedby') ?? '').split(' ')
      document.getElementById(error)?.scrollIntoView({ block: 'nearest' })
      return
    }
  }
}
