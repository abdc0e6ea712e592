import { isApiError, type CallInput, type CallOutput } from '@flower-market/api-client'
import { notifyAtom, shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom } from '@flower-market/app-runtime/session'
import { atom } from 'jotai'

type Watch = CallInput<'deskWatch'>['body']

/** Says that one has something open, takes it or leaves it, and gives who has; where a colleague has taken it, it says so. */
export const watchAtom = atom(
  null,
  async (
    get,
    set,
    { kind, _id: item }: { readonly kind: Watch['kind']; readonly _id: string },
    mode: Watch['mode'],
  ): Promise<CallOutput<'deskWatch'>['watchers']> => {
    try {
      const { watchers } = await get(apiAtom).call('deskWatch', { body: { kind, item, mode } }, shownInPlace)
      return watchers
    } catch (error) {
      if (!isApiError(error, 'item-taken')) throw error
      set(notifyAtom, { tone: 'danger', message: 'errors.item-taken' })
      return []
    } finally {
      if (mode === 'take') set(invalidateAtom, ['desk'])
    }
  },
)
