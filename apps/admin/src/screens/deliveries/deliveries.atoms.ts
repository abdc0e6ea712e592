import { changedTags, isApiError, type CallInput } from '@flower-market/api-client'
import { notifyAtom, shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom } from '@flower-market/app-runtime/session'
import { atom } from 'jotai'

/**
 * Saves the routes of a region. Gives false where a colleague has saved others meanwhile, which the page then reads; rejects with
 * any other `ApiError`.
 */
export const saveRoutesAtom = atom(
  null,
  async (get, set, body: CallInput<'deliveryRoutesSet'>['body']): Promise<boolean> => {
    try {
      await get(apiAtom).call('deliveryRoutesSet', { body }, shownInPlace)
      set(notifyAtom, { tone: 'success', message: 'orders.routesSaved' })
      return true
    } catch (error) {
      if (!isApiError(error, 'record-changed')) throw error
      return false
    } finally {
      set(invalidateAtom, changedTags.deliveryRoutesSet)
    }
  },
)
