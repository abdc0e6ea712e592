import { isApiError, type DetailsOf } from '@flower-market/api-client'

/** A line that the server would not sell as it was asked. */
export type LineMismatch = DetailsOf<'cart-changed'>['mismatches'][number]

/**
 * Why an order was not placed, as far as a person can act on it. After `no-answer` nobody knows: the same order sent
 * again with the same key is one order.
 */
export type OrderError =
  | {
      readonly kind: 'cart-changed' | 'quantity-exceeds-availability'
      readonly mismatches: readonly LineMismatch[]
    }
  | { readonly kind: 'not-enough-funds' | 'session-ended' | 'no-answer' | 'unexpected' }

/** Answers that are given before anybody looks at the order: an earlier attempt may still have been carried out. */
const saysNothing = new Set([401, 403, 429])

/** Whether it is certain that no order was placed; otherwise the same order has to be sent again with its key. */
export function isCertainlyNotPlaced(error: unknown): boolean {
  return isApiError(error) && error.code !== null && error.status < 500 && !saysNothing.has(error.status)
}

/** Reads what the call rejected with. */
export function toOrderError(error: unknown): OrderError {
  if (isApiError(error, 'cart-changed') || isApiError(error, 'quantity-exceeds-availability')) {
    return { kind: error.code, mismatches: error.details.mismatches }
  }
  if (isApiError(error, 'not-enough-funds')) return { kind: 'not-enough-funds' }
  if (isApiError(error, 'not-signed-in')) return { kind: 'session-ended' }
  if (isApiError(error) && (error.kind === 'network' || error.kind === 'aborted'))
    return { kind: 'no-answer' }
  if (isApiError(error, 'unavailable')) return { kind: 'no-answer' }
  return { kind: 'unexpected' }
}
