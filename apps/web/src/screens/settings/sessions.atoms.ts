import { isApiError } from '@flower-market/api-client'
import { atom } from 'jotai'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { apiAtom } from '@flower-market/app-runtime/session'
import { resourcesAtom } from '@flower-market/app-runtime/server-data'

const listAtom = atom((get) => get(resourcesAtom).of('sessionList', {}))

/** Ends one of the other sessions; one that has ended by itself is ended all the same. Rejects with an `ApiError`. */
export const endSessionAtom = atom(null, async (get, _set, id: string): Promise<void> => {
  try {
    await get(apiAtom).call('sessionEnd', { params: { id } }, shownInPlace)
  } catch (error) {
    if (!isApiError(error, 'not-found')) throw error
  }
  get(listAtom).patch((sessions) => sessions.filter(({ _id }) => _id !== id))
})

/** Ends all sessions but this one; rejects with an `ApiError`. */
export const endOtherSessionsAtom = atom(null, async (get): Promise<void> => {
  await get(apiAtom).call('sessionEndOthers', {}, shownInPlace)
  get(listAtom).patch((sessions) => sessions.filter(({ isCurrent }) => isCurrent))
})
