import { changedTags, type CallInput } from '@flower-market/api-client'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom } from '@flower-market/app-runtime/session'
import { atom } from 'jotai'

/** Decides the texts of a mail by the version that was read. Rejects with an `ApiError`. */
export const saveMailTextAtom = atom(
  null,
  async (get, set, body: CallInput<'mailTextSet'>['body']): Promise<void> => {
    try {
      await get(apiAtom).call('mailTextSet', { body }, shownInPlace)
    } finally {
      // Also where it was refused: the page shows then what somebody else has made of it.
      set(invalidateAtom, changedTags.mailTextSet)
    }
  },
)
