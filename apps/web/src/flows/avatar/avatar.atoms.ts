import { atom } from 'jotai'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { apiAtom } from '@flower-market/app-runtime/session'
import { changeOwnProfileAtom } from '../../state/own-profile.atoms.ts'

/** Sets the person's picture; rejects with an `ApiError` (`images-only`, …). */
export const setAvatarAtom = atom(null, async (get, set, picture: Blob): Promise<void> => {
  set(changeOwnProfileAtom, await get(apiAtom).call('avatarSet', { body: picture }, shownInPlace))
})

/** Removes the person's picture; rejects with an `ApiError`. */
export const removeAvatarAtom = atom(null, async (get, set): Promise<void> => {
  await get(apiAtom).call('avatarRemove', {}, shownInPlace)
  set(changeOwnProfileAtom, { avatar: null })
})
