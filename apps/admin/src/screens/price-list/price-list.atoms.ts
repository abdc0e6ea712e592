import { changedTags, intentOf, type CallInput } from '@flower-market/api-client'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom, idempotencyKeysAtom } from '@flower-market/app-runtime/session'
import { atom } from 'jotai'

/** Corrects how a price list is read. Rejects with an `ApiError`. */
export const correctPriceListAtom = atom(null, async (get, set, input: CallInput<'stockImportChange'>) => {
  try {
    await get(apiAtom).call('stockImportChange', input, shownInPlace)
  } finally {
    set(invalidateAtom, changedTags.stockImportChange)
  }
})

/** Does what the review says, once. Rejects with an `ApiError`. */
export const applyPriceListAtom = atom(null, async (get, set, input: CallInput<'stockImportApply'>) => {
  try {
    await get(idempotencyKeysAtom).attempt(intentOf('stockImportApply', input), (idempotencyKey) =>
      get(apiAtom).call('stockImportApply', input, { idempotencyKey, ...shownInPlace }),
    )
  } finally {
    // Also where it was refused: the review says then what it would do now.
    set(invalidateAtom, changedTags.stockImportApply)
  }
})

/** Takes back what an applied price list did, once. Rejects with an `ApiError`. */
export const undoPriceListAtom = atom(null, async (get, set, id: string) => {
  const input = { params: { id }, body: {} }
  try {
    return await get(idempotencyKeysAtom).attempt(intentOf('stockImportUndo', input), (idempotencyKey) =>
      get(apiAtom).call('stockImportUndo', input, { idempotencyKey, ...shownInPlace }),
    )
  } finally {
    set(invalidateAtom, changedTags.stockImportUndo)
  }
})

/** Discards a price list, which changes nothing any more. Rejects with an `ApiError`. */
export const discardPriceListAtom = atom(null, async (get, set, id: string) => {
  try {
    await get(apiAtom).call('stockImportDiscard', { params: { id } }, shownInPlace)
  } finally {
    set(invalidateAtom, changedTags.stockImportDiscard)
  }
})
