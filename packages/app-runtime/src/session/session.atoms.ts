import { atom, type Setter } from 'jotai'
import { isApiError, type CallInput, type Session } from '@flower-market/api-client'
import { shownInPlace } from '../notifications/api-error-notice.ts'
import { apiAtom } from './api.ts'
import { callAsGuest } from './call-as-guest.ts'

/** Who is signed in; null for a guest. */
export const sessionAtom = atom<Session | null>(null)

/** Whether a session ended under a person who was at work; the app then asks to sign in again. */
export const isSessionLostAtom = atom(false)

function begin(set: Setter, session: Session): void {
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

/** Finds out whether this session is still there, after something that may have ended it; without an answer it stays. */
export const checkSessionAtom = atom(null, async (get, set) => {
  try {
    set(sessionAtom, await get(apiAtom).call('authentication', {}))
  } catch (error) {
    if (isApiError(error, 'not-signed-in')) set(sessionAtom, null)
  }
})

/** Ends the session on the server; the caller then reloads the page, so that nothing of the person stays in memory. */
export const signOutAtom = atom(null, async (get) => {
  // Whoever signs out is told by `useSignOut`, in words of its own.
  await get(apiAtom).call('logout', {}, shownInPlace)
})
