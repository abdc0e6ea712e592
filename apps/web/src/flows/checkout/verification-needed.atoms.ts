import type { VerificationStatus } from '@flower-market/flower-domain'
import { atom } from 'jotai'
import { sessionAtom } from '@flower-market/app-runtime/session'
import { settingsAtom } from '../../state/settings.atoms.ts'

/** A verification that does not allow to order. */
export type UnverifiedStatus = Exclude<VerificationStatus, 'APPROVED'>

/** Where the verification stands that this person needs before ordering; null where they may order. */
export const unverifiedAtom = atom((get): UnverifiedStatus | null => {
  const { verification = 'APPROVED' } = get(sessionAtom) ?? {}
  return get(settingsAtom).isVerificationRequired && verification !== 'APPROVED' ? verification : null
})

/** Takes over what a refused order said: the operator may have begun to require a verification since the page came. */
export const learnUnverifiedAtom = atom(null, (get, set, verification: VerificationStatus) => {
  set(settingsAtom, { ...get(settingsAtom), isVerificationRequired: true })
  const session = get(sessionAtom)
  if (session !== null) set(sessionAtom, { ...session, verification })
})
