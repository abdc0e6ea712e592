import { isApiError } from '@flower-market/api-client'
import { problemOf, type FormProblems } from '../../forms/form-problems.ts'
import { emailProblems, readEmail } from './email-problem.ts'

/** What a person typed. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

type SigninProblems = FormProblems<keyof Credentials>

/** Reads what was typed; spaces belong to a password. */
export const readCredentials = (fields: FormData): Credentials => ({
  email: readEmail(fields),
  password: String(fields.get('password')),
})

/** What is missing or misspelt; null when the form may be sent. */
export const findProblems = ({ email, password }: Credentials): SigninProblems | null => {
  const ofEmail = emailProblems(email)
  if (password !== '') return ofEmail
  return { ...ofEmail, password: 'auth.passwordMissing', form: 'forms.fillRequired' }
}

/** What to say about a sign-in that failed; the same words whether or not the address is known. */
export const problemsOf = (error: unknown): SigninProblems =>
  isApiError(error, 'wrong-credentials') ? { password: 'auth.wrongCredentials' } : { form: problemOf(error) }
