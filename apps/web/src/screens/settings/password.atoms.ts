import { atom } from 'jotai'
import { apiAtom } from '../../state/api.ts'
import { resourceAtom } from '../../state/resource.ts'
import type { PasswordChange } from './password-form.ts'

/** Sets a new password, which ends all other sessions; rejects with an `ApiError` (`wrong-password`, …). */
export const changePasswordAtom = atom(null, async (get, set, body: PasswordChange): Promise<void> => {
  await get(apiAtom).call('passwordChange', { body })
  set(resourceAtom('sessionList', {}), { type: 'refresh' })
})
