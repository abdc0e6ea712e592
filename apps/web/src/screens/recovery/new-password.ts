import { isApiError } from '@flower-market/api-client'
import { findPasswordIssue } from '@flower-market/flower-domain'
import { toFormError, passwordIssueLabels, type FormErrors } from '@flower-market/app-runtime/forms'

type PasswordProblems = FormErrors<'password'>

/** Reads the new password as it was typed. */
export function readPassword(fields: FormData): string {
  return String(fields.get('password'))
}

/** What is wrong with a new password; null when it may be sent. */
export function findProblems(password: string): PasswordProblems | null {
  if (password === '') return { password: 'signin.passwordMissing', form: 'forms.fillRequired' }
  const issue = findPasswordIssue(password)
  return issue === null ? null : { password: passwordIssueLabels[issue] }
}

/** What to say about a new password that was refused. */
export function toFormErrors(error: unknown): PasswordProblems {
  return isApiError(error, 'password-too-weak')
    ? { password: passwordIssueLabels[error.details.reason] }
    : { form: toFormError(error) }
}
