import { intentOf, isApiError } from '@flower-market/api-client'
import { atom } from 'jotai'
import { notifyAtom, shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom, idempotencyKeysAtom } from '@flower-market/app-runtime/session'

/** Confirms that a transfer has arrived; pressed again after a lost answer it is confirmed once. Never rejects. */
export const acceptTransferAtom = atom(null, async (get, set, id: string): Promise<void> => {
  const input = { params: { id } }
  try {
    await get(idempotencyKeysAtom).attempt(intentOf('transactionStatusAccept', input), (idempotencyKey) =>
      get(apiAtom).call('transactionStatusAccept', input, { idempotencyKey, ...shownInPlace }),
    )
    set(notifyAtom, { tone: 'success', message: 'transfers.accepted' })
    set(invalidateAtom, ['transactions'])
  } catch (error) {
    const hasChanged = isApiError(error, 'transaction-changed') || isApiError(error, 'not-found')
    set(notifyAtom, {
      tone: 'danger',
      message: hasChanged ? 'transfers.acceptChanged' : 'transfers.acceptFailed',
    })
    if (hasChanged) set(invalidateAtom, ['transactions'])
  }
})
