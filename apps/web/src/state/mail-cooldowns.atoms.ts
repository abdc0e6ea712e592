import { atom } from 'jotai'
import { retryMoment, retryMomentOf } from '@flower-market/app-runtime/forms'
import { apiAtom, callAsGuest } from '@flower-market/app-runtime/session'

/** Mails that a visitor may ask for again: the one that confirms an address, the one that leads to a new password. */
export type MailCall = 'signupResend' | 'recovery'

/** When the next mail to an address may be asked for, in milliseconds, by call and address. */
export const mailRetriesAtom = atom<Readonly<Record<string, number>>>({})

/** The key of `mailRetriesAtom`. */
export function mailKey(call: MailCall, email: string): string {
  return `${call} ${email}`
}

/** Notes that a mail went out, and when the next one may. */
export const noteMailAtom = atom(
  null,
  (_get, set, { call, email, retryAtMs }: { call: MailCall; email: string; retryAtMs: number }) =>
    set(mailRetriesAtom, (known) => ({ ...known, [mailKey(call, email)]: retryAtMs })),
)

/**
 * Has a mail sent. One that went out a moment ago counts as sent: its timer goes on. Rejects with an `ApiError` for any
 * other failure.
 */
export const sendMailAtom = atom(
  null,
  async (get, set, { call, email }: { call: MailCall; email: string }): Promise<void> => {
    try {
      const { retryAt } = await callAsGuest(get(apiAtom), call, { body: { email } })
      set(noteMailAtom, { call, email, retryAtMs: retryMoment(retryAt) })
    } catch (error) {
      const retryAtMs = retryMomentOf(error)
      if (retryAtMs === null) throw error
      set(noteMailAtom, { call, email, retryAtMs })
    }
  },
)
