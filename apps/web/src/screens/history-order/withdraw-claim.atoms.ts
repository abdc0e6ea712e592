import { atom } from 'jotai'
import { changedTags } from '@flower-market/api-client'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom } from '@flower-market/app-runtime/session'

/** Withdraws a claim of the person; rejects with an `ApiError`. */
export const withdrawClaimAtom = atom(null, async (get, set, _id: string): Promise<void> => {
  await get(apiAtom).call('claimWithdraw', { body: { _id } }, shownInPlace)
  set(invalidateAtom, changedTags.claimWithdraw)
})
