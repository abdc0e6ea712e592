import { atom } from 'jotai'
import { refusedSigninAtom } from './refused-signin.atoms.ts'

/** The email that a visitor typed, on its way from signing in to joining or to a new password. */
export const typedEmailAtom = atom(refusedSigninAtom.init.email ?? '')
