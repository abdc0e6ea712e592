import { changedTags, intentOf, isApiError } from '@flower-market/api-client'
import { atom } from 'jotai'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { apiAtom, idempotencyKeysAtom } from '@flower-market/app-runtime/session'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { toQuoteError, type Quote, type QuoteError } from '../../components/quote/quote-error.ts'
import { learnUnverifiedAtom } from '../../flows/checkout/verification-needed.atoms.ts'

/** What became of an exchange. */
export type ExchangeOutcome =
  | { readonly ok: true; readonly quote: Quote }
  | { readonly ok: false; readonly failure: QuoteError }

/** Exchanges as a quote says; the same quote sent again after a lost answer is one exchange. Never rejects. */
export const exchangeAtom = atom(null, async (get, set, quoteId: string): Promise<ExchangeOutcome> => {
  const input = { body: { quoteId } }
  try {
    const { quote } = await get(idempotencyKeysAtom).attempt(
      intentOf('accountExchange', input),
      (idempotencyKey) => get(apiAtom).call('accountExchange', input, { idempotencyKey, ...shownInPlace }),
    )
    set(invalidateAtom, changedTags.accountExchange)
    return { ok: true, quote }
  } catch (error) {
    const failure = toQuoteError(error)
    if (failure === 'not-enough-funds') set(invalidateAtom, ['balances'])
    if (isApiError(error, 'verification-needed')) set(learnUnverifiedAtom, error.details.status)
    return { ok: false, failure }
  }
})
