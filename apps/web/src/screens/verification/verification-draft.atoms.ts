import { atom } from 'jotai'
import type { VerificationFields } from './verification-form.ts'

/** What was typed and not sent; null while the form stands as it began. It waits while another page is looked at. */
export const verificationDraftAtom = atom<Partial<VerificationFields> | null>(null)
