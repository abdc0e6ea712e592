import { changedTags, type CallInput } from '@flower-market/api-client'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom, resourcesAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom } from '@flower-market/app-runtime/session'
import { atom } from 'jotai'

/** Keeps filters under a name. Rejects with an `ApiError`. */
export const saveViewAtom = atom(null, async (get, set, body: CallInput<'orderViewSave'>['body']) => {
  const views = await get(apiAtom).call('orderViewSave', { body }, shownInPlace)
  get(resourcesAtom)
    .of('orderViews', {})
    .patch(() => views)
  set(invalidateAtom, changedTags.orderViewSave)
})

/** Forgets kept filters. Rejects with an `ApiError`. */
export const removeViewAtom = atom(null, async (get, set, name: string) => {
  const views = await get(apiAtom).call('orderViewRemove', { query: { name } })
  get(resourcesAtom)
    .of('orderViews', {})
    .patch(() => views)
  set(invalidateAtom, changedTags.orderViewRemove)
})
