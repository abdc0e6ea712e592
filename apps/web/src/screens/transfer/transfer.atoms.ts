import { changedTags, intentOf, isApiError, type CallOutput } from '@flower-market/api-client'
import { atom } from 'jotai'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom, idempotencyKeysAtom } from '@flower-market/app-runtime/session'
import { toQuoteError, type QuoteError } from '../../components/quote/quote-error.ts'
import { learnUnverifiedAtom } from '../../flows/checkout/verification-needed.atoms.ts'

/** What became of a transfer that a person has agreed to. */
export type TransferOutcome =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly failure: QuoteError }

/** A transfer among the person's transactions. */
export type Transaction = CallOutput<'transactionGet'>

/** Cancels a transfer of the person that was not sent yet; rejects with an `ApiError`. */
export const cancelTransferAtom = atom(null, async (get, set, id: string): Promise<void> => {
  try {
    await get(apiAtom).call('transactionCancel', { params: { id } }, shownInPlace)
  } finally {
    // Also where it was too late: the page shows then how far the transfer has come.
    set(invalidateAtom, changedTags.transactionCancel)
  }
})

/** Begins a transfer as a quote says; the same quote sent again after a lost answer is one transfer. Never rejects. */
export const beginTransferAtom = atom(
  null,
  async (get, set, { quoteId, purpose }: { quoteId: string; purpose: string }): Promise<TransferOutcome> => {
    const input = { body: { kind: 'transfer', quoteId, purpose } } as const
    try {
      const { _id: id } = await get(idempotencyKeysAtom).attempt(
        intentOf('transactionCreate', input),
        (idempotencyKey) =>
          get(apiAtom).call('transactionCreate', input, { idempotencyKey, ...shownInPlace }),
      )
      set(invalidateAtom, changedTags.transactionCreate)
      return { ok: true, id }
    } catch (error) {
      const failure = toQuoteError(error)
      if (failure === 'not-enough-funds') set(invalidateAtom, ['balances'])
      if (failure === 'recipient-not-approved') set(invalidateAtom, ['plantations'])
      if (isApiError(error, 'verification-needed')) set(learnUnverifiedAtom, error.details.status)
      return { ok: false, failure }
    }
  },
)
