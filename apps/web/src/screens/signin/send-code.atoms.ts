import { atom } from 'jotai'
import { retryMoment, retryMomentOf } from '@flower-market/app-runtime/forms'
import { apiAtom, callAsGuest } from '@flower-market/app-runtime/session'

/**
 * Has a sign-in code sent; gives the moment, in milliseconds, when the next may be asked for. A code that went out a
 * moment ago still counts, so that refusal is none here. Rejects with an `ApiError` for any other failure.
 */
export const sendCodeAtom = atom(null, async (get, _set, phone: string): Promise<number> => {
  try {
    const { retryAt } = await callAsGuest(get(apiAtom), 'signinSendCode', { body: { phone } })
    return retryMoment(retryAt)
  } catch (error) {
    const retryAtMs = retryMomentOf(error)
    if (retryAtMs === null) throw error
    return retryAtMs
  }
})
