import type { Locale } from '@flower-market/flower-domain'
import { atom } from 'jotai'
import { toFormError } from '../../forms/form-errors.ts'
import type { MessageId } from '../../i18n/message-ids.ts'
import { saveProfileAtom } from '../../state/own-profile.atoms.ts'

const problemAtom = atom<MessageId | null>(null)

/** Why the language was not saved with the person; it outlives the page's change of language. */
export const localeProblemAtom = atom((get) => get(problemAtom))

/** Saves the language in which the person wants mails and pages. */
export const saveLocaleAtom = atom(null, async (_get, set, locale: Locale): Promise<void> => {
  set(problemAtom, null)
  try {
    await set(saveProfileAtom, { locale })
  } catch (error) {
    set(problemAtom, toFormError(error))
  }
})
