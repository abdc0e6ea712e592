import { isEmail } from '../forms/email.ts'
import type { FormErrors } from '../forms/form-errors.ts'

/** The email of a form, as calls want it. */
export function readEmail(fields: FormData): string {
  return String(fields.get('email')).trim()
}

/** What is wrong with an email that stands alone in its form; null when it may be sent. */
export function emailProblems(email: string): FormErrors<'email'> | null {
  if (email === '') return { email: 'signin.emailMissing', form: 'forms.fillRequired' }
  return isEmail(email) ? null : { email: 'signin.emailMalformed' }
}
