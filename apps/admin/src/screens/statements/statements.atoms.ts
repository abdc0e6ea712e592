import { changedTags, type CallOutput } from '@flower-market/api-client'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom } from '@flower-market/app-runtime/session'
import { atom } from 'jotai'

/** Imports a file of the bank, which credits nothing; gives its review. Rejects with an `ApiError`. */
export const importStatementAtom = atom(
  null,
  async (get, set, body: Blob): Promise<CallOutput<'bankStatementImport'>> => {
    const review = await get(apiAtom).call('bankStatementImport', { body }, shownInPlace)
    set(invalidateAtom, [...changedTags.bankStatementImport, 'desk'])
    return review
  },
)
