import { atom } from 'jotai'
import type { AddressBody } from '../../flows/address-book/address-book.atoms.ts'
import { saveProfileAtom, type OwnProfile } from '../../state/own-profile.atoms.ts'

const profileFields = ['city', 'address', 'phone'] as const

type KnownFields = Pick<OwnProfile, (typeof profileFields)[number]>

/** What the first address tells that the profile does not know yet. */
export function missingInProfile(profile: KnownFields, address: AddressBody): Partial<KnownFields> {
  const told = { city: address.city, address: address.street, phone: address.phone }
  return Object.fromEntries(
    profileFields.filter((field) => profile[field] === '').map((field) => [field, told[field]]),
  )
}

/** Completes the profile by the first address; a failure is reported and keeps nobody from ordering. */
export const completeProfileAtom = atom(
  null,
  async (_get, set, profile: KnownFields, address: AddressBody): Promise<void> => {
    const missing = missingInProfile(profile, address)
    if (Object.keys(missing).length === 0) return
    try {
      await set(saveProfileAtom, missing)
    } catch (error) {
      reportError(error)
    }
  },
)
