import { changedTags, intentOf, isApiError, type CallOutput } from '@flower-market/api-client'
import { notifyAtom, shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom, idempotencyKeysAtom } from '@flower-market/app-runtime/session'
import { atom } from 'jotai'

/** A payment whose money staff have not confirmed. */
export type OpenPayment = CallOutput<'openPayments'>['items'][number]

/**
 * Confirms that the money of a payment has come. Where it was changed or settled meanwhile it says so; rejects with any
 * other `ApiError` (`cash-limit`, …).
 */
export const confirmPaymentAtom = atom(
  null,
  async (get, set, { _id, amount }: OpenPayment): Promise<void> => {
    const input = { params: { id: _id }, body: { amount } }
    try {
      await get(idempotencyKeysAtom).attempt(intentOf('transactionConfirm', input), (idempotencyKey) =>
        get(apiAtom).call('transactionConfirm', input, { idempotencyKey, ...shownInPlace }),
      )
      set(notifyAtom, { tone: 'success', message: 'books.paymentTaken' })
    } catch (error) {
      if (!isApiError(error, 'transaction-changed')) throw error
      set(notifyAtom, { tone: 'danger', message: 'books.paymentChanged' })
    }
    set(invalidateAtom, [...changedTags.transactionConfirm, 'audit'])
  },
)
