export { AccessGuard } from './AccessGuard.tsx'
export { apiAtom } from './api.ts'
export { callAsGuest } from './call-as-guest.ts'
export {
  authenticateAtom,
  isSessionLostAtom,
  joinAtom,
  sessionAtom,
  sessionFlagsAtom,
  signInAtom,
  signInBySecondFactorAtom,
  signInByPhoneAtom,
  socketStatusAtom,
} from './session.atoms.ts'
export { useCurrentUser } from './use-current-user.ts'
export { useOnePersonPerPage } from './use-one-person-per-page.ts'
export { useSignOut } from './use-sign-out.ts'
export { readDevice } from './device.ts'
export { eraseKeptAnswers, keptCachePrefix } from './kept-answers.ts'
export { idempotencyKeysAtom } from './idempotency-keys.atoms.ts'
