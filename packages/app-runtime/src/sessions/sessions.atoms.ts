import { isApiError } from '@flower-market/api-client'
import { atom } from 'jotai'
import { shownInPlace } from '../notifications/index.ts'
import { apiAtom } from '../session/index.ts'
import { resourcesAtom } from '../server-data/index.ts'

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
