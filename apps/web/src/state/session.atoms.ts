import { atom, type Setter } from 'jotai'
import type { CallInput, Session } from '@flower-market/api-client'
import { apiAtom } from './api.ts'
import { callAsGuest } from './call-as-guest.ts'

/** Who is signed in; null for a guest. */
export const sessionAtom = atom<Session | null>(null)

/** Whether a session ended under a person who was at work; the shell then asks to sign in again. */
export const isSessionLostAtom = atom(false)

const begin = (set: Setter, session: Session): void => {
  set(isSessionLostAtom, false)
  set(sessionAtom, session)
}

/** Signs in; rejects with an `ApiError` (`wrong-credentials`, `too-many-requests`, …). */
export const signInAtom = atom(null, async (get, set, body: CallInput<'signin'>['body']) => {
  begin(set, await callAsGuest(get(apiAtom), 'signin', { body }))
})

/** Signs in by the code from an SMS; rejects with an `ApiError` (`invalid-code`, `code-expired`, …). */
export const signInByPhoneAtom = atom(null, async (get, set, body: CallInput<'signinPhone'>['body']) => {
  begin(set, await callAsGuest(get(apiAtom), 'signinPhone', { body }))
})

/** Confirms an address by the secret of a mail's link, and signs in; rejects with an `ApiError` (`link-expired`, …). */
export const joinAtom = atom(null, async (get, set, token: string): Promise<Session> => {
  const session = await callAsGuest(get(apiAtom), 'signupVerify', { body: { token } })
  begin(set, session)
  return session
})

/** Asks the server who is signed in, after something that may have ended this session as well. */
export const askSessionAtom = atom(null, async (get, set) => {
  set(sessionAtom, await get(apiAtom).call('authentication', {}))
})

/** Ends the session on the server; the caller then reloads the page, so that nothing of the person stays in memory. */
export const signOutAtom = atom(null, async (get) => {
  await get(apiAtom).call('logout', {})
})
