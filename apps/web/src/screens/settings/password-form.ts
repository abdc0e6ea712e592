import { isApiError } from '@flower-market/api-client'
import { findPasswordFault } from '@flower-market/flower-domain'
import { problemOf, type FormProblems } from '../../forms/form-problems.ts'
import { passwordFaultWords } from '../../forms/password-words.ts'

/** The password that lets in now, and the one that shall. */
export interface PasswordChange {
  readonly current: string
  readonly password: string
}

/** What is wrong, by field and with the whole form. */
export type PasswordProblems = FormProblems<keyof PasswordChange>

/** What was typed, to the letter: spaces belong to a password. */
export const readPasswords = (fields: FormData): PasswordChange => ({
  current: String(fields.get('current')),
  password: String(fields.get('password')),
})

/** What is missing or too weak; null when it may be sent. `person` holds what others know of them. */
export const findProblems = (
  { current, password }: PasswordChange,
  person: readonly string[],
): PasswordProblems | null => {
  const isMissing = current === '' || password === ''
  const fault = password === '' ? null : findPasswordFault(password, person)
  const problems: PasswordProblems = {
    ...(current === '' ? { current: 'settings.currentMissing' as const } : {}),
    ...(password === '' ? { password: 'settings.newMissing' as const } : {}),
    ...(fault === null ? {} : { password: passwordFaultWords[fault] }),
    ...(isMissing ? { form: 'forms.fillRequired' as const } : {}),
  }
  return Object.keys(problems).length === 0 ? null : problems
}

/** What to say about a password that was not changed. */
export const problemsOf = (error: unknown): PasswordProblems => {
  if (isApiError(error, 'wrong-password')) return { current: 'settings.wrongPassword' }
  if (isApiError(error, 'password-too-weak')) return { password: passwordFaultWords[error.details.reason] }
  return { form: problemOf(error) }
}
