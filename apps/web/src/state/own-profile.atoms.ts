import type { CallInput, CallOutput } from '@flower-market/api-client'
import { atom } from 'jotai'
import { apiAtom, sessionAtom } from '@flower-market/app-runtime/session'
import { invalidateAllAtom, resourceAtom } from '@flower-market/app-runtime/server-data'

/** Everything about the person who is signed in. */
export type OwnProfile = CallOutput<'userGet'>

/** Takes over a part of what is known of the person now: into the profile on screen and into the session. */
export const changeOwnProfileAtom = atom(null, (get, set, part: Partial<OwnProfile>) => {
  const session = get(sessionAtom)
  if (session === null) return
  set(resourceAtom('userGet', { query: { _id: session._id } }), {
    type: 'patch',
    change: (profile) => ({ ...profile, ...part }),
  })
  const { name, surname, region, deliveryCity, avatar, verification } = { ...session, ...part }
  set(sessionAtom, {
    ...session,
    name,
    surname,
    region,
    deliveryCity,
    avatar,
    verification: typeof verification === 'string' ? verification : verification.status,
  })
})

/** What depends on the place of the person (prices, the cost of delivery) is asked anew with it. */
const takeSavedAtom = atom(null, (_get, set, profile: OwnProfile) => {
  set(changeOwnProfileAtom, profile)
  set(invalidateAllAtom)
})

/** Saves what is named, the rest stays; rejects with an `ApiError`. */
export const saveProfileAtom = atom(
  null,
  async (get, set, body: NonNullable<CallInput<'userUpdate'>['body']>) => {
    set(takeSavedAtom, await get(apiAtom).call('userUpdate', { body }))
  },
)

/** Chooses the region whose stock and prices apply; rejects with an `ApiError`. */
export const chooseRegionAtom = atom(null, async (get, set, region: string) => {
  set(takeSavedAtom, await get(apiAtom).call('userRegion', { body: { region } }))
})

/** Asks for the review of who one is; rejects with an `ApiError` (`phone-not-verified`, `verification-closed`, …). */
export const askVerificationAtom = atom(
  null,
  async (get, set, body: CallInput<'userVerification'>['body']) => {
    set(changeOwnProfileAtom, await get(apiAtom).call('userVerification', { body }))
  },
)
