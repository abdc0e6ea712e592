import { changedTags, intentOf, isApiError, type ApiError, type CallOutput } from '@flower-market/api-client'
import { atom } from 'jotai'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { apiAtom } from '@flower-market/app-runtime/session'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { learnUnverifiedAtom } from '../../flows/checkout/verification-needed.atoms.ts'
import { idempotencyKeysAtom } from '../../state/idempotency-keys.atoms.ts'

/** What an exchange takes and gives. */
export type Quote = CallOutput<'accountRates'>

/**
 * Why an exchange was not made, as far as a person can act on it. After `no-answer` nobody knows: the same quote sent again
 * is exchanged once.
 */
export type ExchangeError =
  | 'quote-expired'
  | 'quote-used'
  | 'not-enough-funds'
  | 'account-frozen'
  | 'verification-needed'
  | 'session-ended'
  | 'no-answer'
  | 'unexpected'

const knownErrors: { readonly [code in NonNullable<ApiError['code']>]?: ExchangeError } = {
  'quote-expired': 'quote-expired',
  'quote-used': 'quote-used',
  'not-enough-funds': 'not-enough-funds',
  'account-frozen': 'account-frozen',
  'verification-needed': 'verification-needed',
  // A quote that is not found any more is as good as an expired one.
  'not-found': 'quote-expired',
  'not-signed-in': 'session-ended',
  unavailable: 'no-answer',
}

/** Reads what the call rejected with. */
export function toExchangeError(error: unknown): ExchangeError {
  if (!isApiError(error)) return 'unexpected'
  if (error.kind === 'network' || error.kind === 'aborted') return 'no-answer'
  return (error.code !== null && knownErrors[error.code]) || 'unexpected'
}

/** What became of an exchange. */
export type ExchangeOutcome =
  | { readonly ok: true; readonly quote: Quote }
  | { readonly ok: false; readonly failure: ExchangeError }

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
    const failure = toExchangeError(error)
    if (failure === 'not-enough-funds') set(invalidateAtom, ['balances'])
    if (isApiError(error, 'verification-needed')) set(learnUnverifiedAtom, error.details.status)
    return { ok: false, failure }
  }
})
