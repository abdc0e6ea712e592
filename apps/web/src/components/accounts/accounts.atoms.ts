import { changedTags, type CallInput } from '@flower-market/api-client'
import { atom } from 'jotai'
import { apiAtom } from '@flower-market/app-runtime/session'
import { invalidateAtom, resourcesAtom } from '@flower-market/app-runtime/server-data'

/** Opens an account or makes it the default one; rejects with an `ApiError`. */
export const updateAccountAtom = atom(
  null,
  async (get, set, body: CallInput<'accountUpdate'>['body']): Promise<void> => {
    const accounts = await get(apiAtom).call('accountUpdate', { body })
    get(resourcesAtom)
      .of('accountList', {})
      .patch(() => accounts)
    set(invalidateAtom, changedTags.accountUpdate)
  },
)
