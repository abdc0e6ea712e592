import { changedTags, type CallInput } from '@flower-market/api-client'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom } from '@flower-market/app-runtime/session'
import { atom } from 'jotai'

/** Decides a setting; the settings are read anew. Rejects with an `ApiError`. */
export const decideSettingAtom = atom(
  null,
  async (get, set, body: CallInput<'operatorSettingSet'>['body']): Promise<void> => {
    try {
      await get(apiAtom).call('operatorSettingSet', { body }, shownInPlace)
    } finally {
      // Also where it was refused: the page shows then what somebody else has decided.
      set(invalidateAtom, changedTags.operatorSettingSet)
    }
  },
)
