import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useForm } from '@flower-market/app-runtime/forms'
import { saveProfileAtom, type OwnProfile } from '../../state/own-profile.atoms.ts'
import { editProfileAtom, forgetEditsAtom, profileEditsAtom } from './profile-edits.atoms.ts'
import {
  changesOf,
  findProblems,
  toFormErrors,
  type ProfileFields,
  type ProfileProblems,
} from './profile-form.ts'

const noProblems: ProfileProblems = {}

/** The profile as it is being changed: what stands in the fields, what of it is new, and saving only that. */
export function useProfileForm(profile: OwnProfile) {
  const edits = useAtomValue(profileEditsAtom)
  const edit = useSetAtom(editProfileAtom)
  const forget = useSetAtom(forgetEditsAtom)
  const save = useSetAtom(saveProfileAtom)
  const [isPhoneWrong, setPhoneWrong] = useState(false)
  const [isSaved, setSaved] = useState(false)

  // A number that was confirmed meanwhile is the one that counts, whatever was typed before.
  const knownPhone = useRef(profile.phone)
  useEffect(() => {
    if (knownPhone.current !== profile.phone) edit({ phone: profile.phone })
    knownPhone.current = profile.phone
  }, [edit, profile.phone])

  const fields: ProfileFields = { ...profile, ...edits }
  const changes = changesOf(profile, edits)
  const { problems, isSending, submit } = useForm({
    read: () => changes,
    findProblems: (changed) => findProblems(changed, isPhoneWrong),
    send: async (changed) => {
      await save(changed)
      forget(edits)
      setSaved(true)
    },
    toFormErrors,
  })
  const isChanged = Object.keys(changes).length > 0
  return {
    fields,
    // What was wrong with changes that were given up is wrong no more.
    problems: isChanged ? problems : noProblems,
    isSending,
    submit,
    isChanged,
    isSaved,
    isPhoneChanged: changes.phone !== undefined,
    setPhoneWrong,
    edit: (part: Partial<ProfileFields>): void => {
      setSaved(false)
      edit(part)
    },
    forget: (): void => forget(edits),
  }
}

/** What the parts of the form are given. */
export type ProfileForm = ReturnType<typeof useProfileForm>
