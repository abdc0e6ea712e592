import { changedTags, createIdempotencyKeys, intentOf, type CallInput } from '@flower-market/api-client'
import { atom } from 'jotai'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom } from '@flower-market/app-runtime/session'

const keysAtom = atom(() => createIdempotencyKeys(null))

/** Begins a top-up in USDT at the rate on screen and answers its id. Rejects with an `ApiError`. */
export const beginCryptoAtom = atom(
  null,
  async (get, set, body: CallInput<'orderGarantex'>['body']): Promise<string> => {
    const begun = await get(keysAtom).attempt(intentOf('orderGarantex', { body }), (idempotencyKey) =>
      get(apiAtom).call('orderGarantex', { body }, { idempotencyKey, ...shownInPlace }),
    )
    set(invalidateAtom, changedTags.orderGarantex)
    return begun._id
  },
)

/** Cancels a top-up in USDT that nothing was sent for; rejects with an `ApiError`. */
export const cancelCryptoAtom = atom(null, async (get, set, id: string): Promise<void> => {
  try {
    await get(apiAtom).call('cryptoPaymentCancel', { params: { id } }, shownInPlace)
  } finally {
    // Also where it was too late: the page shows then what has arrived.
    set(invalidateAtom, changedTags.cryptoPaymentCancel)
  }
})
