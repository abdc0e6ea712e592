import { changedTags } from '@flower-market/api-client'
import { atom } from 'jotai'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { apiAtom } from '@flower-market/app-runtime/session'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import type { PasswordChange } from './password-form.ts'

/** Sets a new password, which ends all other sessions; rejects with an `ApiError` (`wrong-password`, …). */
export const changePasswordAtom = atom(null, async (get, set, body: PasswordChange): Promise<void> => {
  await get(apiAtom).call('passwordChange', { body }, shownInPlace)
  set(invalidateAtom, changedTags.passwordChange)
})
