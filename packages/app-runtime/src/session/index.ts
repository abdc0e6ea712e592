export { AccessGuard } from './AccessGuard.tsx'
export { apiAtom } from './api.ts'
export { callAsGuest } from './call-as-guest.ts'
export {
  checkSessionAtom,
  isSessionLostAtom,
  joinAtom,
  sessionAtom,
  signInAtom,
  signInByPhoneAtom,
} from './session.atoms.ts'
export { useCurrentUser } from './use-current-user.ts'
export { useOnePersonPerPage } from './use-one-person-per-page.ts'
export { useSignOut } from './use-sign-out.ts'
