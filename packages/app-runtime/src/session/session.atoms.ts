import { atom, type Setter } from 'jotai'
import { isApiError, type CallInput, type Session, type SocketStatus } from '@flower-market/api-client'
import { shownInPlace } from '../notifications/api-error-notice.ts'
import { apiAtom } from './api.ts'
import { callAsGuest } from './call-as-guest.ts'
import { eraseKeptAnswers } from './kept-answers.ts'

const heldSessionAtom = atom<Session | null>(null)

/**
 * The numbers of the events that the data of this page has: those of its first session, and after a socket those that it
 * has heard. Null before somebody has signed in.
 */
export const streamNumbersAtom = atom<Session['streams'] | null>(null)

/** Who is signed in; null for a guest. What the browser has kept of anybody else is erased. */
export const sessionAtom = atom(
  (get) => get(heldSessionAtom),
  (get, set, session: Session | null) => {
    const isOther = session === null || session._id !== get(heldSessionAtom)?._id
    set(heldSessionAtom, session)
    if (isOther) void eraseKeptAnswers(session?._id)
    // A later answer does not count: the page's data may be older than it.
    if (session !== null && get(streamNumbersAtom) === null) set(streamNumbersAtom, session.streams)
  },
)

/** Whether the first authentication has answered, or the page came with its answer. */
export const isInitAtom = atom(false)

/** The live connection as the socket last told of it; null before the first word and after the end. */
export const socketStatusAtom = atom<SocketStatus | null>(null)

/** The specification's session flags. */
export const sessionFlagsAtom = atom((get) => ({
  auth: get(sessionAtom) !== null,
  init: get(isInitAtom),
  socket: get(socketStatusAtom) === 'connected',
}))

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

/** Gives the code of a second factor; rejects with an `ApiError` (`wrong-second-factor`, `sign-in-expired`, …). */
export const signInBySecondFactorAtom = atom(null, async (get, set, code: string) => {
  begin(set, await callAsGuest(get(apiAtom), 'signinSecondFactor', { body: { code } }))
})

/** Confirms an address by the secret of a mail's link, and signs in; rejects with an `ApiError` (`password-needed`, …). */
export const joinAtom = atom(
  null,
  async (get, set, body: CallInput<'signupVerify'>['body']): Promise<Session> => {
    const session = await callAsGuest(get(apiAtom), 'signupVerify', { body })
    begin(set, session)
    return session
  },
)

/**
 * Asks whose session this is, and tells whether there is one. A failure is logged; without an answer what is known stays.
 * Guards wait for the first of these.
 */
export const authenticateAtom = atom(null, async (get, set): Promise<boolean> => {
  try {
    set(sessionAtom, await get(apiAtom).call('authentication', {}, shownInPlace))
    return true
  } catch (error) {
    // oxlint-disable-next-line no-console -- section 8 of the specification: an authentication that fails is logged
    console.warn('Authentication failed', error)
    if (isApiError(error, 'not-signed-in')) set(sessionAtom, null)
    return false
  } finally {
    set(isInitAtom, true)
  }
})

/** Ends the session on the server; the caller then reloads the page, so that nothing of the person stays in memory. */
export const signOutAtom = atom(null, async (get) => {
  // Whoever signs out is told by `useSignOut`, in words of its own.
  await get(apiAtom).call('logout', {}, shownInPlace)
})
