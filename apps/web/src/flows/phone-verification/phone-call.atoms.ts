import { isApiError } from '@flower-market/api-client'
import { atom, type Getter } from 'jotai'
import { retryMoment } from '@flower-market/app-runtime/forms'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { apiAtom, sessionAtom } from '@flower-market/app-runtime/session'
import { changeOwnProfileAtom } from '../../state/own-profile.atoms.ts'

/** A call that was placed: to which number (digits), and when the next may be asked for, in milliseconds. */
export interface PlacedCall {
  readonly phone: string
  readonly retryAtMs: number
}

const lastCallAtom = atom<PlacedCall | null>(null)

/** The call whose digits may still be entered, also after the question was closed and opened again. */
export const placedCallAtom = atom((get) => get(lastCallAtom))

function ownId(get: Getter): string {
  return get(sessionAtom)?._id ?? ''
}

/**
 * Has a call placed. A call to the same number that rang a moment ago still counts, so that refusal is none here; rejects
 * with an `ApiError` for any other, among them `retry-later` after a call to another number.
 */
export const placeCallAtom = atom(null, async (get, set, phone: string): Promise<void> => {
  try {
    const { retryAt } = await get(apiAtom).call(
      'confirmPhone',
      { body: { _id: ownId(get), phone } },
      shownInPlace,
    )
    set(lastCallAtom, { phone, retryAtMs: retryMoment(retryAt) })
  } catch (error) {
    if (!isApiError(error, 'retry-later') || get(lastCallAtom)?.phone !== phone) throw error
    set(lastCallAtom, { phone, retryAtMs: retryMoment(error.details.retryAt) })
  }
})

/** Confirms the number by the last digits of the one that called; rejects with an `ApiError` (`invalid-code`, …). */
export const confirmDigitsAtom = atom(null, async (get, set, pinCode: string): Promise<void> => {
  const { phone } = await get(apiAtom).call('sendPin', { body: { _id: ownId(get), pinCode } }, shownInPlace)
  set(changeOwnProfileAtom, { phone, isPhoneVerified: true })
  set(lastCallAtom, null)
})
