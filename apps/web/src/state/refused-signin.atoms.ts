import type { SigninProblems } from '@flower-market/app-runtime/signin'
import { atom } from 'jotai'

/** A sign-in that the browser sent before the page's script was there, and the server refused. */
interface RefusedSignin {
  readonly email?: string
  readonly problems?: SigninProblems
}

const text = globalThis.document?.getElementById('refused-form')?.textContent

/** The refusal that this page came with; empty on all others. */
export const refusedSigninAtom = atom(JSON.parse(text ?? '{}') as RefusedSignin)
