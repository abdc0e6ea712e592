import { atom } from 'jotai'

/** What may be kept of a sign-up while somebody goes back to mend the address: never the password or a consent. */
export interface SignupDraft {
  readonly name: string
  readonly surname: string
  readonly company: string
}

/** What was typed so far. */
export const signupDraftAtom = atom<SignupDraft>({ name: '', surname: '', company: '' })
