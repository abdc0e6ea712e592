import { isApiError } from '@flower-market/api-client'
import { findPasswordIssue } from '@flower-market/flower-domain'
import { toFormError, passwordIssueLabels, type FormErrors } from '@flower-market/app-runtime/forms'

/** The password that lets in now, and the one that shall. */
export interface PasswordChange {
  readonly current: string
  readonly password: string
}

/** What is wrong, by field and with the whole form. */
export type PasswordProblems = FormErrors<keyof PasswordChange>

/** What was typed, to the letter: spaces belong to a password. */
export function readPasswords(fields: FormData): PasswordChange {
  return {
    current: String(fields.get('current')),
    password: String(fields.get('password')),
  }
}

/** What is missing or too weak; null when it may be sent. `person` holds what others know of them. */
export function findProblems(
  { current, password }: PasswordChange,
  person: readonly string[],
): PasswordProblems | null {
  const isMissing = current === '' || password === ''
  const issue = password === '' ? null : findPasswordIssue(password, person)
  const problems: PasswordProblems = {
    ...(current === '' ? { current: 'settings.currentMissing' as const } : {}),
    ...(password === '' ? { password: 'settings.newMissing' as const } : {}),
    ...(issue === null ? {} : { password: passwordIssueLabels[issue] }),
    ...(isMissing ? { form: 'forms.fillRequired' as const } : {}),
  }
  return Object.keys(problems).length === 0 ? null : problems
}

/** What to say about a password that was not changed. */
export function toFormErrors(error: unknown): PasswordProblems {
  if (isApiError(error, 'wrong-password')) return { current: 'settings.wrongPassword' }
  if (isApiError(error, 'password-too-weak')) return { password: passwordIssueLabels[error.details.reason] }
  return { form: toFormError(error) }
}
