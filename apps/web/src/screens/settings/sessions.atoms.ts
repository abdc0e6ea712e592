import { isApiError } from '@flower-market/api-client'
import { atom } from 'jotai'
import { apiAtom } from '@flower-market/app-runtime/session'
import { resourceAtom } from '@flower-market/app-runtime/server-data'

const listAtom = resourceAtom('sessionList', {})

/** Ends one of the other sessions; one that has ended by itself is ended all the same. Rejects with an `ApiError`. */
export const endSessionAtom = atom(null, async (get, set, id: string): Promise<void> => {
  try {
    await get(apiAtom).call('sessionEnd', { params: { id } })
  } catch (error) {
    if (!isApiError(error, 'not-found')) throw error
  }
  set(listAtom, { type: 'patch', change: (sessions) => sessions.filter(({ _id }) => _id !== id) })
})

/** Ends all sessions but this one; rejects with an `ApiError`. */
export const endOtherSessionsAtom = atom(null, async (get, set): Promise<void> => {
  await get(apiAtom).call('sessionEndOthers', {})
  set(listAtom, { type: 'patch', change: (sessions) => sessions.filter(({ isCurrent }) => isCurrent) })
})
