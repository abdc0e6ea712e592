import { ProviderError } from '../provider-error.ts'

/** Whom to ask, and what. */
export interface JsonQuestion {
  /** The provider's name, for the log. */
  readonly provider: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Posted as JSON; without it the answer is got. */
  readonly body?: object
  readonly timeoutMs: number
}

const maxAnswerBytes = 5_000_000

/** Asks and reads the answer as JSON. Throws `ProviderError`, whatever happens. */
export async function askJson({ provider, url, headers, body, timeoutMs }: JsonQuestion): Promise<unknown> {
  const answer = await fetch(url, {
    headers: { accept: 'application/json', ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    // The key is for one address alone.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch((error: unknown) => {
      const isTimeout = error instanceof Error && error.name === 'TimeoutError'
      throw new ProviderError(provider, isTimeout ? 'no answer in time' : 'cannot be reached')
    })
  if (answer.status !== 200) throw new ProviderError(provider, `status ${answer.status}`)
  if (answer.text.length > maxAnswerBytes) throw new ProviderError(provider, 'an answer of another form')
  try {
    return JSON.parse(answer.text) as unknown
  } catch {
    throw new ProviderError(provider, 'an answer that is no JSON')
  }
}
