import { changedTags, type CallInput } from '@flower-market/api-client'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom } from '@flower-market/app-runtime/session'
import { atom } from 'jotai'

/** Takes one lot or all of an auction off their clocks. Rejects with an `ApiError`. */
export const cancelClocksAtom = atom(null, async (get, set, body: CallInput<'auctionCancel'>['body']) => {
  try {
    await get(apiAtom).call('auctionCancel', { body }, shownInPlace)
  } finally {
    // Also where it was refused: the page shows then how the clocks stand.
    set(invalidateAtom, changedTags.auctionCancel)
  }
})
