import { changedTags, type CallInput } from '@flower-market/api-client'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom } from '@flower-market/app-runtime/session'
import { atom } from 'jotai'

/** Enters the rates of a day. Rejects with an `ApiError`. */
export const enterRatesAtom = atom(null, async (get, set, body: CallInput<'ratesEnter'>['body']) => {
  await get(apiAtom).call('ratesEnter', { body }, shownInPlace)
  set(invalidateAtom, changedTags.ratesEnter)
})

/** Closes a day. Rejects with an `ApiError`. */
export const closeDayAtom = atom(null, async (get, set, body: CallInput<'dayClose'>['body']) => {
  try {
    await get(apiAtom).call('dayClose', { body }, shownInPlace)
  } finally {
    // Also where it was refused: the page shows then what differs, or who has closed it.
    set(invalidateAtom, changedTags.dayClose)
  }
})
