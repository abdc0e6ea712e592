import { CurrentPasswordField } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { SecondFactorField } from '@flower-market/app-runtime/signin'
import { useCurrentUser } from '@flower-market/app-runtime/session'
import type { ProofField, ProofProblems } from '../security-form.ts'

export interface ProofFieldsProps {
  asked: readonly ProofField[]
  problems: ProofProblems
  /** What the code is of. */
  codeHint?: string
}

/** What proves who is at work: the password, a code, or both. */
export function ProofFields({ asked, problems, codeHint }: ProofFieldsProps) {
  const t = useTranslate()
  const person = useCurrentUser()
  return (
    <>
      {/* Password managers look for a name beside the password. */}
      <input type="hidden" name="username" autoComplete="username" value={person?.email ?? ''} />
      {asked.includes('password') && (
        <CurrentPasswordField label={t('security.password')} error={problems.password} />
      )}
      {asked.includes('code') && (
        <SecondFactorField label={t('security.code')} hint={codeHint} error={problems.code} />
      )}
    </>
  )
}
