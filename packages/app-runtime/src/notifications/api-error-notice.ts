import type { ApiError } from '@flower-market/api-client'
import { atom } from 'jotai'
import type { MessageId } from '../i18n/message-ids.ts'
import { notifyAtom } from './notices.atoms.ts'

/** Options of a call whose caller shows what went wrong where it happened: no notification is raised. */
export const shownInPlace = { isErrorShownInPlace: true } as const

/** What a notification says of an error that no caller shows; null where there is nothing to say. */
export function apiErrorMessage({ kind, code }: ApiError): MessageId | null {
  if (kind === 'aborted') return null
  // The frame tells it and offers to sign in again.
  if (code === 'not-signed-in') return null
  if (kind === 'network') return 'errors.no-answer'
  return code === null ? 'errors.unexpected' : `errors.${code}`
}

/** Raises the notification of an error of the API. */
export const notifyApiErrorAtom = atom(null, (_get, set, error: ApiError) => {
  const message = apiErrorMessage(error)
  if (message !== null) set(notifyAtom, { tone: 'danger', message })
})
