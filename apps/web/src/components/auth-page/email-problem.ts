import { isEmail } from '../../forms/email.ts'
import type { FormProblems } from '../../forms/form-problems.ts'

/** The email of a form, as calls want it. */
export const readEmail = (fields: FormData): string => String(fields.get('email')).trim()

/** What is wrong with an email that stands alone in its form; null when it may be sent. */
export const emailProblems = (email: string): FormProblems<'email'> | null => {
  if (email === '') return { email: 'auth.emailMissing', form: 'forms.fillRequired' }
  return isEmail(email) ? null : { email: 'auth.emailMalformed' }
}
