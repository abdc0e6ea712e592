import { atom } from 'jotai'
import type { ProfileEdits } from './profile-form.ts'

const nothing: ProfileEdits = {}

const typedAtom = atom(nothing)

/** What was typed into the profile and not saved; it waits while the person looks at another page or another language. */
export const profileEditsAtom = atom((get) => get(typedAtom))

/** Writes a part of it. */
export const editProfileAtom = atom(null, (_get, set, edits: ProfileEdits) =>
  set(typedAtom, (typed) => ({ ...typed, ...edits })),
)

/** Forgets what was saved or is not wanted; what was typed into a field meanwhile stays. */
export const forgetEditsAtom = atom(null, (_get, set, done: ProfileEdits) =>
  set(typedAtom, (typed) =>
    Object.fromEntries(
      Object.entries(typed).filter(([field, text]) => text !== done[field as keyof ProfileEdits]),
    ),
  ),
)
