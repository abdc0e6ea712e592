import { isApiError } from '@flower-market/api-client'
import { findPasswordFault } from '@flower-market/flower-domain'
import { problemOf, type FormProblems } from '../../forms/form-problems.ts'
import { passwordFaultWords } from '../../forms/password-words.ts'

type PasswordProblems = FormProblems<'password'>

/** Reads the new password as it was typed. */
export const readPassword = (fields: FormData): string => String(fields.get('password'))

/** What is wrong with a new password; null when it may be sent. */
export const findProblems = (password: string): PasswordProblems | null => {
  if (password === '') return { password: 'auth.passwordMissing', form: 'forms.fillRequired' }
  const fault = findPasswordFault(password)
  return fault === null ? null : { password: passwordFaultWords[fault] }
}

/** What to say about a new password that was refused. */
export const problemsOf = (error: unknown): PasswordProblems =>
  isApiError(error, 'password-too-weak')
    ? { password: passwordFaultWords[error.details.reason] }
    : { form: problemOf(error) }
