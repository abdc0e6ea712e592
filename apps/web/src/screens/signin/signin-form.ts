import { isApiError } from '@flower-market/api-client'
import type { MessageId } from '../../i18n/message-ids.ts'

/** What a person typed. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/** What is wrong, by field, and with the whole form. */
export interface SigninProblems {
  readonly email?: MessageId
  readonly password?: MessageId
  readonly form?: MessageId
}

const EMAIL = /^[^\s@]+@[^\s@]+$/

/** What is missing or misspelt; null when the form may be sent. */
export const findProblems = ({ email, password }: Credentials): SigninProblems | null => {
  const problems: SigninProblems = {
    ...(email === '' ? { email: 'auth.emailMissing' } : {}),
    ...(email !== '' && !EMAIL.test(email) ? { email: 'auth.emailMalformed' } : {}),
    ...(password === '' ? { password: 'auth.passwordMissing' } : {}),
  }
  if (email === '' || password === '') return { ...problems, form: 'auth.fillRequired' }
  return problems.email === undefined ? null : problems
}

/** What to say about a sign-in that failed; the same words whether or not the address is known. */
export const problemsOf = (error: unknown): SigninProblems => {
  if (isApiError(error, 'wrong-credentials')) return { password: 'auth.wrongCredentials' }
  if (isApiError(error, 'too-many-requests')) return { form: 'auth.tooManyAttempts' }
  if (isApiError(error) && error.kind === 'network') return { form: 'auth.networkFailure' }
  return { form: 'auth.failed' }
}
