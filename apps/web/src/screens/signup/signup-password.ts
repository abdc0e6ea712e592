import { isApiError } from '@flower-market/api-client'
import { toFormError, type FormErrors } from '@flower-market/app-runtime/forms'

type PasswordProblems = FormErrors<'password'>

/** Reads the password of the form as it was typed. */
export function readPassword(fields: FormData): string {
  return String(fields.get('password'))
}

/** What is wrong with it before it is sent; null when it may be. */
export function findProblems(password: string): PasswordProblems | null {
  return password === '' ? { password: 'signin.passwordMissing', form: 'forms.fillRequired' } : null
}

/** What to say about a link that was not followed. */
export function toFormErrors(error: unknown): PasswordProblems {
  return isApiError(error, 'wrong-password')
    ? { password: 'signup.wrongPassword' }
    : { form: toFormError(error) }
}
