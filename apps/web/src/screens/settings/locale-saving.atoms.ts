import type { Locale } from '@flower-market/flower-domain'
import { atom } from 'jotai'
import { toFormError } from '@flower-market/app-runtime/forms'
import type { MessageId } from '@flower-market/app-runtime/i18n'
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
