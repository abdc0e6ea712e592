import { changedTags, type CallInput, type CallOutput } from '@flower-market/api-client'
import { atom } from 'jotai'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom } from '@flower-market/app-runtime/session'

/** Begins to set up a second factor; rejects with an `ApiError` (`wrong-password`, …). */
export const beginSecondFactorAtom = atom(
  null,
  (get, _set, password: string): Promise<CallOutput<'secondFactorBegin'>> =>
    get(apiAtom).call('secondFactorBegin', { body: { password } }, shownInPlace),
)

/** Finishes it by a code of the authenticator; answers the recovery codes. */
export const confirmSecondFactorAtom = atom(null, async (get, set, code: string) => {
  const { recoveryCodes } = await get(apiAtom).call('secondFactorConfirm', { body: { code } }, shownInPlace)
  set(invalidateAtom, changedTags.secondFactorConfirm)
  return recoveryCodes
})

/** Makes new recovery codes in place of the earlier ones. */
export const renewRecoveryCodesAtom = atom(null, async (get, set, code: string) => {
  const { recoveryCodes } = await get(apiAtom).call('recoveryCodesCreate', { body: { code } }, shownInPlace)
  set(invalidateAtom, changedTags.recoveryCodesCreate)
  return recoveryCodes
})

/** Turns the second factor off. */
export const removeSecondFactorAtom = atom(
  null,
  async (get, set, body: CallInput<'secondFactorRemove'>['body']): Promise<void> => {
    await get(apiAtom).call('secondFactorRemove', { body }, shownInPlace)
    set(invalidateAtom, changedTags.secondFactorRemove)
  },
)
