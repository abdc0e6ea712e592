import { isApiError } from '@flower-market/api-client'
import { readSecondFactorCode, totpDigits } from '@flower-market/flower-domain'
import { toFormError, type FormErrors } from '@flower-market/app-runtime/forms'

/** What proves who is at work: a password, a code, or both. */
export interface Proof {
  readonly password: string
  readonly code: string
}

/** What a form of this page asks for. */
export type ProofField = keyof Proof

/** What is wrong, by field and with the whole form. */
export type ProofProblems = FormErrors<ProofField>

/** What was typed; spaces belong to a password. */
export function readProof(fields: FormData): Proof {
  return { password: String(fields.get('password') ?? ''), code: String(fields.get('code') ?? '').trim() }
}

/** Finds what is missing or misspelt in the fields that a form has; `isRecoveryAllowed` where a recovery code counts. */
export function proofProblems(asked: readonly ProofField[], isRecoveryAllowed: boolean) {
  return ({ password, code }: Proof): ProofProblems | null => {
    const read = readSecondFactorCode(code)
    const isCode = read !== null && (isRecoveryAllowed || read.code.length === totpDigits)
    if (asked.includes('password') && password === '') return { password: 'security.passwordMissing' }
    if (asked.includes('code') && code === '') return { code: 'security.codeMissing' }
    return asked.includes('code') && !isCode
      ? { code: isRecoveryAllowed ? 'security.codeMalformed' : 'security.totpMalformed' }
      : null
  }
}

/** What to say about a proof that was refused. */
export function toProofErrors(error: unknown): ProofProblems {
  if (isApiError(error, 'wrong-password')) return { password: 'security.wrongPassword' }
  if (isApiError(error, 'wrong-second-factor')) return { code: 'security.wrongCode' }
  if (isApiError(error, 'second-factor-set')) return { form: 'errors.second-factor-set' }
  if (isApiError(error, 'second-factor-not-set')) return { form: 'errors.second-factor-not-set' }
  return { form: toFormError(error) }
}
