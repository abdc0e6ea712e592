import { isApiError } from '@flower-market/api-client'
import { resendAfterMs } from '@flower-market/flower-domain'

/**
 * When the same may be asked for again, in milliseconds by this device's clock. Nobody waits longer than the rule says,
 * however wrong that clock is.
 */
export function retryMoment(retryAt: string): number {
  return Math.min(Date.parse(retryAt), Date.now() + resendAfterMs)
}

/** The moment that a refusal to send again names; null for any other failure. */
export function retryMomentOf(error: unknown): number | null {
  return isApiError(error, 'retry-later') ? retryMoment(error.details.retryAt) : null
}
