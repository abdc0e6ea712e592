import { useAtomValue, useSetAtom } from 'jotai'
import { useSearchParams } from 'react-router-dom'
import { retryMoment } from '../../forms/retry-moment.ts'
import { useForm } from '../../forms/use-form.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { legalVersion } from '../../legal-version.ts'
import { paths } from '../../paths.ts'
import { keepReturn } from '../../shell/keep-return.ts'
import { useGo } from '../../shell/use-go.ts'
import { apiAtom } from '../../state/api.ts'
import { callAsGuest } from '../../state/call-as-guest.ts'
import { noteMailAtom } from '../../state/mail-sendings.atoms.ts'
import { findProblems, problemsOf, readSignup, signupBody, type SignupValues } from './signup-form.ts'

/** The code of the referral link that led here, and the way to go on without it. */
const useReferral = () => {
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
export const useSignup = () => {
  const api = useAtomValue(apiAtom)
  const noteMail = useSetAtom(noteMailAtom)
  const locale = useLocale()
  const go = useGo()
  const { referral, query, forget } = useReferral()
  const send = async (values: SignupValues): Promise<void> => {
    const body = signupBody(values, { locale, consentVersion: legalVersion, referral })
    const { retryAt } = await callAsGuest(api, 'signup', { body })
    const { email } = values
    noteMail({ call: 'signupResend', email, retryAtMs: retryMoment(retryAt) })
    go(keepReturn(paths.signupCheckMail(email), query.toString()))
  }
  const form = useForm({ read: readSignup, findProblems, send, problemsOf })
  return { ...form, referral, forgetReferral: forget }
}
