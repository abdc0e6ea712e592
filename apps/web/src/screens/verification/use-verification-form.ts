import { isApiError } from '@flower-market/api-client'
import { useAtom, useSetAtom } from 'jotai'
import { phoneCountryOf, useForm } from '@flower-market/app-runtime/forms'
import { askPhoneVerificationAtom } from '../../state/modal.atoms.ts'
import { askVerificationAtom, type OwnProfile } from '../../state/own-profile.atoms.ts'
import { verificationDraftAtom } from './verification-draft.atoms.ts'
import { findProblems, toFormErrors, startOf, tidy, type VerificationFields } from './verification-form.ts'

/** Asking for the review. `onStale` is called where the server knows the person in another state than this page. */
export function useVerificationForm(profile: OwnProfile, onStale: () => void) {
  const [draft, setDraft] = useAtom(verificationDraftAtom)
  const ask = useSetAtom(askVerificationAtom)
  const askPhone = useSetAtom(askPhoneVerificationAtom)
  const fields: VerificationFields = { ...startOf(profile), ...draft }

  const confirmPhone = (): void =>
    askPhone({ phone: profile.phone, country: phoneCountryOf(profile.phone, profile.country) })

  const { problems, isSending, submit } = useForm({
    read: () => tidy(fields),
    findProblems: (values) => {
      const found = findProblems(values, profile.isPhoneVerified)
      // Everything else is there: what is left is the call.
      if (found !== null && Object.keys(found).join() === 'phone') confirmPhone()
      return found
    },
    send: async (values) => {
      await ask(values)
      setDraft(null)
    },
    toFormErrors: (error) => {
      if (isApiError(error, 'verification-closed') || isApiError(error, 'phone-not-verified')) onStale()
      return toFormErrors(error)
    },
  })
  return {
    fields,
    problems,
    isSending,
    submit,
    confirmPhone,
    isChanged: draft !== null,
    edit: (part: Partial<VerificationFields>): void => setDraft({ ...draft, ...part }),
    forget: (): void => setDraft(null),
  }
}
