import { useAtomValue, useSetAtom } from 'jotai'
import { useSearchParams } from 'react-router-dom'
import { retryMoment, useForm } from '@flower-market/app-runtime/forms'
import { useLocale } from '@flower-market/app-runtime/i18n'
import { legalVersion } from '../../legal-version.ts'
import { paths } from '../../paths.ts'
import { withReturnTo, useLocalizedNavigate } from '@flower-market/app-runtime/navigation'
import { apiAtom, callAsGuest } from '@flower-market/app-runtime/session'
import { noteMailAtom } from '../../state/mail-cooldowns.atoms.ts'
import { findProblems, toFormErrors, readSignup, signupBody, type SignupValues } from './signup-form.ts'

/** The code of the referral link that led here, and the way to go on without it. */
function useReferral() {
  const [query, setQuery] = useSearchParams()
  const forget = (): void =>
    setQuery(
      (known) => {
        known.delete('referral')
        return known
      },
      { replace: true },
    )
  return { referral: query.get('referral')?.trim() || null, query, forget }
}

/** Checks and sends the form of joining; then the page that says that a mail is on its way. */
export function useSignup() {
  const api = useAtomValue(apiAtom)
  const noteMail = useSetAtom(noteMailAtom)
  const locale = useLocale()
  const go = useLocalizedNavigate()
  const { referral, query, forget } = useReferral()
  const send = async (values: SignupValues): Promise<void> => {
    const body = signupBody(values, { locale, consentVersion: legalVersion, referral })
    const { retryAt } = await callAsGuest(api, 'signup', { body })
    const { email } = values
    noteMail({ call: 'signupResend', email, retryAtMs: retryMoment(retryAt) })
    go(withReturnTo(paths.signupCheckMail(email), query.toString()))
  }
  const form = useForm({ read: readSignup, findProblems, send, toFormErrors })
  return { ...form, referral, forgetReferral: forget }
}
