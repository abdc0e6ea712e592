import { isApiError } from '@flower-market/api-client'
import { readSecondFactorCode } from '@flower-market/flower-domain'
import { toFormError, type FormErrors } from '../forms/form-errors.ts'

/** What is wrong with a code, and with the whole form. */
export type CodeProblems = FormErrors<'code'>

/** What was typed as a code. */
export function readCode(fields: FormData): string {
  return String(fields.get('code')).trim()
}

/** What is missing or misspelt; null when it may be sent. */
export function findCodeProblems(code: string): CodeProblems | null {
  if (code === '') return { code: 'signin.codeMissing' }
  return readSecondFactorCode(code) === null ? { code: 'signin.codeMalformed' } : null
}

/** What to say about a code that did not sign in. */
export function toCodeErrors(error: unknown): CodeProblems {
  if (isApiError(error, 'wrong-second-factor')) return { code: 'signin.codeWrong' }
  if (isApiError(error, 'sign-in-expired')) return { form: 'signin.codeExpired' }
  return { form: toFormError(error) }
}
