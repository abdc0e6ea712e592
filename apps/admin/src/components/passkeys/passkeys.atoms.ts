import { changedTags, type CallInput, type CallOutput } from '@flower-market/api-client'
import { atom } from 'jotai'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom, callAsGuest, isSessionLostAtom, sessionAtom } from '@flower-market/app-runtime/session'
import { signByPasskey } from './browser-passkeys.ts'

/** Finishes a sign-in by a passkey; rejects with an `ApiError` (`passkey-refused`, …) or with what the browser says. */
export const signInByPasskeyAtom = atom(null, async (get, set) => {
  const api = get(apiAtom)
  const body = await signByPasskey(await callAsGuest(api, 'signinPasskeyBegin'))
  const session = await callAsGuest(api, 'signinPasskey', { body })
  set(isSessionLostAtom, false)
  set(sessionAtom, session)
})

/** Begins to add a passkey; rejects with an `ApiError` (`wrong-second-factor`, …). */
export const beginPasskeyAtom = atom(
  null,
  async (get, set, code: string): Promise<CallOutput<'passkeyBegin'>> => {
    const options = await get(apiAtom).call('passkeyBegin', { body: { code } }, shownInPlace)
    set(invalidateAtom, changedTags.passkeyBegin)
    return options
  },
)

/** Adds the passkey that the browser has made. */
export const addPasskeyAtom = atom(null, async (get, set, body: CallInput<'passkeyAdd'>['body']) => {
  await get(apiAtom).call('passkeyAdd', { body }, shownInPlace)
  set(invalidateAtom, changedTags.passkeyAdd)
})

/** Removes a passkey. */
export const removePasskeyAtom = atom(null, async (get, set, body: CallInput<'passkeyRemove'>['body']) => {
  await get(apiAtom).call('passkeyRemove', { body }, shownInPlace)
  set(invalidateAtom, changedTags.passkeyRemove)
})
