import { atom } from 'jotai'
import { isApiError, type ApiClient, type CallInput, type Session } from '@flower-market/api-client'
import { apiAtom } from './api.ts'

/** Who is signed in; null for a guest. */
export const sessionAtom = atom<Session | null>(null)

/** Whether a session ended under a person who was at work; the shell then asks to sign in again. */
export const isSessionLostAtom = atom(false)

/** Signs in; a CSRF token that belonged to a session that has ended is replaced on the way. */
const signIn = async (api: ApiClient, body: CallInput<'signin'>['body']): Promise<Session> => {
  try {
    return await api.call('signin', { body })
  } catch (error) {
    if (!isApiError(error, 'csrf-failed')) throw error
    // Whatever it answers, it brings the token of whoever is asking.
    await api.call('authentication').catch(() => null)
    return api.call('signin', { body })
  }
}

/** Signs in; rejects with an `ApiError` (`wrong-credentials`, `too-many-requests`, …). */
export const signInAtom = atom(null, async (get, set, credentials: CallInput<'signin'>['body']) => {
  const session = await signIn(get(apiAtom), credentials)
  set(isSessionLostAtom, false)
  set(sessionAtom, session)
})

/** Ends the session on the server; the caller then reloads the page, so that nothing of the person stays in memory. */
export const signOutAtom = atom(null, async (get) => {
  await get(apiAtom).call('logout', {})
})
