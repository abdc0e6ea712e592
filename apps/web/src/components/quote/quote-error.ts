import { isApiError, type ApiError, type CallOutput } from '@flower-market/api-client'

/** What an exchange or a transfer takes and gives. */
export type Quote = CallOutput<'accountRates'>

/**
 * Why a quote was not followed, as far as a person can act on it. After `no-answer` nobody knows: the same quote sent again
 * is followed once.
 */
export type QuoteError =
  | 'quote-expired'
  | 'quote-used'
  | 'not-enough-funds'
  | 'account-frozen'
  | 'verification-needed'
  | 'recipient-not-approved'
  | 'payment-method-off'
  | 'session-ended'
  | 'no-answer'
  | 'unexpected'

/** A quote that was not followed. */
export interface FailedQuote {
  readonly quoteId: string
  readonly failure: QuoteError
}

const knownErrors: { readonly [code in NonNullable<ApiError['code']>]?: QuoteError } = {
  'quote-expired': 'quote-expired',
  'quote-used': 'quote-used',
  'not-enough-funds': 'not-enough-funds',
  'account-frozen': 'account-frozen',
  'verification-needed': 'verification-needed',
  'recipient-not-approved': 'recipient-not-approved',
  'payment-method-off': 'payment-method-off',
  // A quote that is not found any more is as good as an expired one.
  'not-found': 'quote-expired',
  'not-signed-in': 'session-ended',
  unavailable: 'no-answer',
}

/** Reads what the call rejected with. */
export function toQuoteError(error: unknown): QuoteError {
  if (!isApiError(error)) return 'unexpected'
  if (error.kind === 'network' || error.kind === 'aborted') return 'no-answer'
  return (error.code !== null && knownErrors[error.code]) || 'unexpected'
}
