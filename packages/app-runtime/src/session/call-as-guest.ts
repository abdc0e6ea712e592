import {
  isApiError,
  type ApiClient,
  type CallArguments,
  type CallName,
  type CallOutput,
} from '@flower-market/api-client'

/**
 * Makes a call that nobody has to be signed in for; a CSRF token that belonged to a session that has ended is replaced on
 * the way. Rejects with `ApiError`.
 */
export async function callAsGuest<N extends CallName>(
  api: ApiClient,
  name: N,
  ...rest: CallArguments<N>
): Promise<CallOutput<N>> {
  try {
    return await api.call(name, ...rest)
  } catch (error) {
    if (!isApiError(error, 'csrf-failed')) throw error
    // Whatever it answers, it brings the token of whoever is asking.
    await api.call('authentication').catch(() => null)
    return api.call(name, ...rest)
  }
}
