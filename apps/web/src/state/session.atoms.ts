import { atom } from 'jotai'
import type { CallInput, Session } from '@flower-market/api-client'
import { apiAtom } from './api.ts'

/** Who is signed in; null for a guest. */
export const sessionAtom = atom<Session | null>(null)

/** Whether a session ended under a person who was at work; the shell then asks to sign in again. */
export const isSessionLostAtom = atom(false)

/** Signs in; rejects with an `ApiError` (`wrong-credentials`, `too-many-requests`, …). */
export const signInAtom = atom(null, async (get, set, credentials: CallInput<'signin'>['body']) => {
  const session = await get(apiAtom).call('signin', { body: credentials })
  set(isSessionLostAtom, false)
  set(sessionAtom, session)
})

/** Ends the session on the server; the caller then reloads the page, so that nothing of the person stays in memory. */
export const signOutAtom = atom(null, async (get) => {
  await get(apiAtom).call('logout', {})
})
