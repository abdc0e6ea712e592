import { changedTags, type CallInput, type CallOutput } from '@flower-market/api-client'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom } from '@flower-market/app-runtime/session'
import { atom } from 'jotai'

/** Uploads a price list, which changes nothing yet; gives its review. Rejects with an `ApiError`. */
export const uploadPriceListAtom = atom(
  null,
  async (get, set, input: CallInput<'stockImportCreate'>): Promise<CallOutput<'stockImportCreate'>> => {
    const review = await get(apiAtom).call('stockImportCreate', input, shownInPlace)
    set(invalidateAtom, changedTags.stockImportCreate)
    return review
  },
)
