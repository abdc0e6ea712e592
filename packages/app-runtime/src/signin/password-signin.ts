import { isApiError } from '@flower-market/api-client'
import { toFormError, type FormErrors } from '../forms/form-errors.ts'
import { emailProblems, readEmail } from './email-problem.ts'

/** What a person typed. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/** What is wrong with them. */
export type SigninProblems = FormErrors<keyof Credentials>

/** Reads what was typed; spaces belong to a password. */
export function readCredentials(fields: FormData): Credentials {
  return {
    email: readEmail(fields),
    password: String(fields.get('password')),
  }
}

/** What is missing or misspelt; null when the form may be sent. */
export function findProblems({ email, password }: Credentials): SigninProblems | null {
  const ofEmail = emailProblems(email)
  if (password !== '') return ofEmail
  return { ...ofEmail, password: 'signin.passwordMissing', form: 'forms.fillRequired' }
}

/** What to say about a sign-in that failed; the same words whether or not the address is known. */
export function toFormErrors(error: unknown): SigninProblems {
  if (isApiError(error, 'wrong-credentials')) return { password: 'signin.wrongCredentials' }
  if (isApiError(error, 'account-blocked')) return { form: 'signin.blocked' }
  if (isApiError(error, 'staff-only')) return { email: 'signin.staffOnly' }
  return { form: toFormError(error) }
}
