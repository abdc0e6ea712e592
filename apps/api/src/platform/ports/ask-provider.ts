import { ProviderError } from './provider-error.ts'

/** Whom to ask, and what. */
export interface Question {
  /** The provider's name, for the log. */
  readonly provider: string
  readonly url: string
  /** Sent as a form in the body: an address would stand in the logs of every proxy. */
  readonly form?: Readonly<Record<string, string>>
  /** Sent as JSON in the body instead. */
  readonly json?: object | undefined
  /** A question without a body. */
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** The provider explains refusals in JSON: an answer with a status of 400 to 499 is read as well, but for 429. */
  readonly hasRefusals?: true
  /** @default 10 000 */
  readonly timeoutMs?: number
}

/** Posts a form or JSON, or asks without either, and reads the answer as JSON. Throws `ProviderError`, whatever happens. */
export async function askProvider({
  provider,
  url,
  form,
  json,
  method = 'POST',
  headers,
  hasRefusals,
  timeoutMs = 10_000,
}: Question): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(method === 'POST' && { body: json === undefined ? new URLSearchParams(form) : JSON.stringify(json) }),
    headers: {
      accept: 'application/json',
      ...(json && { 'content-type': 'application/json' }),
      ...headers,
    },
    // Form and headers hold a key, which is for one address alone.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
    .then(async (response) => ({ status: response.status, isOk: response.ok, text: await response.text() }))
    .catch((error: unknown) => {
      throw new ProviderError(provider, isTimeout(error) ? 'no answer in time' : 'cannot be reached')
    })
  const isRefusal = answer.status >= 400 && answer.status < 500 && answer.status !== 429
  if (!answer.isOk && !(hasRefusals && isRefusal))
    throw new ProviderError(provider, `status ${answer.status}`)
  try {
    return JSON.parse(answer.text)
  } catch {
    throw new ProviderError(provider, 'an answer that is no JSON')
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError'
}
