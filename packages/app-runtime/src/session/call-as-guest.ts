import {
  isApiError,
  type ApiClient,
  type CallArguments,
  type CallName,
  type CallOutput,
} from '@flower-market/api-client'
import { shownInPlace } from '../notifications/api-error-notice.ts'

/**
 * Makes a call that nobody has to be signed in for; a CSRF token that belonged to a session that has ended is replaced on
 * the way. Rejects with `ApiError`, which the calling form shows in place.
 */
export async function callAsGuest<N extends CallName>(
  api: ApiClient,
  name: N,
  ...[input, options]: CallArguments<N>
): Promise<CallOutput<N>> {
  const rest = [input, { ...options, ...shownInPlace }] as unknown as CallArguments<N>
  try {
    return await api.call(name, ...rest)
  } catch (error) {
    if (!isApiError(error, 'csrf-failed')) throw error
    // Whatever it answers, it brings the token of whoever is asking.
    await api.call('authentication', {}, shownInPlace).catch(() => null)
    return api.call(name, ...rest)
  }
}
