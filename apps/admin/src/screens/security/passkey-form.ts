import { isApiError } from '@flower-market/api-client'
import { toFormError, type FormErrors } from '@flower-market/app-runtime/forms'
import { toPasskeyProblem } from '../../components/passkeys/browser-passkeys.ts'
import { proofProblems } from './security-form.ts'

/** What a new passkey is called, and the code that allows it. */
export interface PasskeyDraft {
  readonly name: string
  readonly code: string
}

/** What is wrong, by field and with the whole form. */
export type PasskeyProblems = FormErrors<keyof PasskeyDraft>

/** What was typed. */
export function readPasskeyDraft(fields: FormData): PasskeyDraft {
  return {
    name: String(fields.get('name') ?? '').trim(),
    code: String(fields.get('code') ?? '').trim(),
  }
}

/** Finds what is missing; the code is given once, however often the browser is asked. */
export function findPasskeyProblems(isCodeGiven: boolean) {
  return ({ name, code }: PasskeyDraft): PasskeyProblems | null => {
    if (name === '') return { name: 'security.passkeyNameMissing' }
    return isCodeGiven ? null : proofProblems(['code'], true)({ password: '', code })
  }
}

/** Puts into words why a passkey was not added. */
export function toPasskeyErrors(error: unknown): PasskeyProblems {
  const ofBrowser = toPasskeyProblem(error)
  if (ofBrowser !== null) return { form: ofBrowser }
  if (isApiError(error, 'wrong-second-factor')) return { code: 'security.wrongCode' }
  if (isApiError(error, 'passkey-refused')) return { form: 'staff.passkeyRefused' }
  return { form: toFormError(error) }
}
