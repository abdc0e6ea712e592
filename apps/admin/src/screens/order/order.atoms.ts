import { changedTags, intentOf, type CallInput } from '@flower-market/api-client'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom, idempotencyKeysAtom } from '@flower-market/app-runtime/session'
import { atom } from 'jotai'

/** Gives money back to a card; sent again after a lost answer it is given once. Rejects with an `ApiError`. */
export const refundToCardAtom = atom(null, async (get, set, input: CallInput<'transactionRefund'>) => {
  try {
    await get(idempotencyKeysAtom).attempt(intentOf('transactionRefund', input), (idempotencyKey) =>
      get(apiAtom).call('transactionRefund', input, { idempotencyKey, ...shownInPlace }),
    )
  } finally {
    // Also where it was refused: the page shows then what is left.
    set(invalidateAtom, [...changedTags.transactionRefund, 'audit'])
  }
})

/** Moves an order; sent again after a lost answer it is moved once. Rejects with an `ApiError`. */
export const moveOrderAtom = atom(null, async (get, set, input: CallInput<'orderStatus'>) => {
  try {
    await get(idempotencyKeysAtom).attempt(intentOf('orderStatus', input), (idempotencyKey) =>
      get(apiAtom).call('orderStatus', input, { idempotencyKey, ...shownInPlace }),
    )
  } finally {
    // Also where it was refused: the page shows then where the order stands.
    set(invalidateAtom, changedTags.orderStatus)
  }
})
