import { atom } from 'jotai'
import { changedTags } from '@flower-market/api-client'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom, resourcesAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom } from '@flower-market/app-runtime/session'

/** Cancels an order of the person; rejects with an `ApiError`. */
export const cancelOrderAtom = atom(null, async (get, set, id: string): Promise<void> => {
  const order = await get(apiAtom).call('purchaseCancel', { body: { _id: id } }, shownInPlace)
  get(resourcesAtom)
    .of('purchaseGet', { params: { id } })
    .patch(() => order)
  set(invalidateAtom, changedTags.purchaseCancel)
})
