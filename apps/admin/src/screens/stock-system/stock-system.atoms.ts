import { changedTags, intentOf, type CallInput } from '@flower-market/api-client'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom, idempotencyKeysAtom } from '@flower-market/app-runtime/session'
import { atom } from 'jotai'

/** Accepts changes of the stock system, once. Rejects with an `ApiError`. */
export const acceptSystemChangesAtom = atom(
  null,
  async (get, set, body: CallInput<'stockSystemApply'>['body']) => {
    const input = { body }
    try {
      await get(idempotencyKeysAtom).attempt(intentOf('stockSystemApply', input), (idempotencyKey) =>
        get(apiAtom).call('stockSystemApply', input, { idempotencyKey, ...shownInPlace }),
      )
    } finally {
      // Also where it was refused: what waits is shown as it is now.
      set(invalidateAtom, changedTags.stockSystemApply)
    }
  },
)
