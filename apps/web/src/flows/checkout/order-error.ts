import { isApiError } from '@flower-market/api-client'
import type { VerificationStatus } from '@flower-market/flower-domain'
import type { LineMismatch } from './cart-lines.ts'

/**
 * Why an order was not placed, as far as a person can act on it. After `no-answer` nobody knows: the same order sent
 * again with the same key is one order.
 */
export type OrderError =
  | {
      readonly kind: 'cart-changed' | 'quantity-exceeds-availability'
      readonly mismatches: readonly LineMismatch[]
    }
  | {
      readonly kind: 'verification-needed'
      readonly status: VerificationStatus
      readonly comment: string
    }
  | {
      readonly kind:
        | 'address-needed'
        | 'address-in-other-region'
        | 'pickup-unavailable'
        | 'too-many-requests-open'
        | 'client-not-verified'
    }
  | {
      readonly kind: 'unpaid-limit'
      /** Kopecks. */
      readonly limit: number
      readonly unpaid: number
    }
  | {
      readonly kind: 'cash-limit'
      /** Kopecks. */
      readonly limit: number
    }
  | {
      readonly kind: 'not-enough-funds' | 'payment-method-off' | 'session-ended' | 'no-answer' | 'unexpected'
    }

/** Reads what the call rejected with. */
export function toOrderError(error: unknown): OrderError {
  if (isApiError(error, 'cart-changed') || isApiError(error, 'quantity-exceeds-availability')) {
    return { kind: error.code, mismatches: error.details.mismatches }
  }
  if (isApiError(error, 'verification-needed')) return { kind: error.code, ...error.details }
  if (isApiError(error, 'unpaid-limit')) return { kind: error.code, ...error.details }
  if (isApiError(error, 'cash-limit')) return { kind: error.code, ...error.details }
  if (isApiError(error, 'payment-method-off') || isApiError(error, 'too-many-requests-open')) {
    return { kind: error.code }
  }
  // The only thing that an order of one's own names and that may be gone is its address.
  if (isApiError(error, 'address-needed') || isApiError(error, 'not-found')) return { kind: 'address-needed' }
  if (isApiError(error, 'address-in-other-region') || isApiError(error, 'pickup-unavailable')) {
    return { kind: error.code }
  }
  if (isApiError(error, 'not-enough-funds')) return { kind: 'not-enough-funds' }
  if (isApiError(error, 'not-signed-in')) return { kind: 'session-ended' }
  if (isApiError(error) && (error.kind === 'network' || error.kind === 'aborted'))
    return { kind: 'no-answer' }
  if (isApiError(error, 'unavailable')) return { kind: 'no-answer' }
  return { kind: 'unexpected' }
}

/**
 * The same for an order for a client: whoever orders is verified as far as the shop knows, so that the verification that
 * is missing is the client's.
 */
export function toClientOrderError(error: unknown, ownUnverified: VerificationStatus | null): OrderError {
  const known = toOrderError(error)
  return known.kind === 'verification-needed' && ownUnverified === null
    ? { kind: 'client-not-verified' }
    : known
}
