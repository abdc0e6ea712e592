import { changedTags, type CallInput, type CallOutput } from '@flower-market/api-client'
import { atom } from 'jotai'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { apiAtom, sessionAtom } from '@flower-market/app-runtime/session'
import { invalidateAtom, resourcesAtom } from '@flower-market/app-runtime/server-data'

/** Everything about the person who is signed in. */
export type OwnProfile = CallOutput<'userGet'>

/** Takes over a part of what is known of the person now: into the profile on screen and into the session. */
export const changeOwnProfileAtom = atom(null, (get, set, part: Partial<OwnProfile>) => {
  const session = get(sessionAtom)
  if (session === null) return
  const ownProfile = get(resourcesAtom).of('userGet', { query: { _id: session._id } })
  ownProfile.patch((profile) => ({ ...profile, ...part }))
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

/** Saves what is named, the rest stays; rejects with an `ApiError`. */
export const saveProfileAtom = atom(
  null,
  async (get, set, body: NonNullable<CallInput<'userUpdate'>['body']>) => {
    set(changeOwnProfileAtom, await get(apiAtom).call('userUpdate', { body }, shownInPlace))
    set(invalidateAtom, changedTags.userUpdate)
  },
)

/** Chooses the region whose stock and prices apply; rejects with an `ApiError`. */
export const chooseRegionAtom = atom(null, async (get, set, region: string) => {
  set(changeOwnProfileAtom, await get(apiAtom).call('userRegion', { body: { region } }, shownInPlace))
  set(invalidateAtom, changedTags.userRegion)
})

/** Asks for the review of who one is; rejects with an `ApiError` (`phone-not-verified`, `verification-closed`, …). */
export const askVerificationAtom = atom(
  null,
  async (get, set, body: CallInput<'userVerification'>['body']) => {
    set(changeOwnProfileAtom, await get(apiAtom).call('userVerification', { body }, shownInPlace))
  },
)
