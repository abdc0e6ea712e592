import { ProviderError } from './provider-error.ts'

/** Whom to ask, and what. */
export interface Question {
  /** The provider's name, for the log. */
  readonly provider: string
  readonly url: string
  /** Sent as a form in the body: an address would stand in the logs of every proxy. */
  readonly form: Readonly<Record<string, string>>
  /** @default 10 000 */
  readonly timeoutMs?: number
}

/** Posts a form and reads the answer as JSON. Throws `ProviderError`, whatever happens. */
export async function askProvider({ provider, url, form, timeoutMs = 10_000 }: Question): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { accept: 'application/json' },
    // The form holds a key, which is for one address alone.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
    .then(async (response) => ({ status: response.status, isOk: response.ok, text: await response.text() }))
    .catch((error: unknown) => {
      throw new ProviderError(provider, isTimeout(error) ? 'no answer in time' : 'cannot be reached')
    })
  if (!answer.isOk) throw new ProviderError(provider, `status ${answer.status}`)
  try {
    return JSON.parse(answer.text)
  } catch {
    throw new ProviderError(provider, 'an answer that is no JSON')
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError'
}
