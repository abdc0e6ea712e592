import { setTimeout } from 'node:timers/promises'
import type { MoyskladSettings } from '../../moysklad-variables.ts'
import { ProviderError } from '../provider-error.ts'

const provider = 'moysklad'
const timeoutMs = 20_000
const mostWaits = 5
const longestWaitMs = 10_000

/** What is asked of MoySklad. */
export interface MoyskladQuestion {
  /** Below the base address, with its query. */
  readonly path: string
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly json?: object
  readonly headers?: Readonly<Record<string, string>>
}

/** What MoySklad answers; null for what is not there. */
export type AskMoysklad = (question: MoyskladQuestion) => Promise<unknown>

function waitOf(response: Response): number {
  const asked = Number(response.headers.get('x-lognex-retry-timeinterval') ?? '')
  return Number.isFinite(asked) && asked > 0 ? Math.min(asked, longestWaitMs) : 1_000
}

/**
 * Asks MoySklad's JSON API 1.2, one question at a time: the limit of 45 units in 3 seconds is for the account, so that asking side by
 * side gains nothing. Above the limit it waits as long as it is told. `fetch` accepts gzip by itself, without which the API refuses.
 */
export function moyskladClient(
  { url, token }: Pick<MoyskladSettings, 'url' | 'token'>,
  wait: (ms: number) => Promise<unknown> = setTimeout,
): AskMoysklad {
  let queue: Promise<unknown> = Promise.resolve()
  async function send({ path, method = 'GET', json, headers }: MoyskladQuestion): Promise<Response> {
    return fetch(`${url}/${path}`, {
      method,
      headers: {
        accept: 'application/json;charset=utf-8',
        authorization: `Bearer ${token}`,
        ...(json && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json && { body: JSON.stringify(json) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      const isTimeout = error instanceof Error && error.name === 'TimeoutError'
      throw new ProviderError(provider, isTimeout ? 'no answer in time' : 'cannot be reached')
    })
  }
  async function askNow(question: MoyskladQuestion): Promise<unknown> {
    for (let waits = 0; ; waits += 1) {
      const response = await send(question)
      if (response.status === 429 && waits < mostWaits) {
        await response.body?.cancel()
        await wait(waitOf(response))
        continue
      }
      const text = await response.text().catch(() => {
        throw new ProviderError(provider, 'no answer in time')
      })
      if (response.status === 404) return null
      if (!response.ok) throw new ProviderError(provider, `status ${response.status}${codeOf(text)}`)
      try {
        return JSON.parse(text)
      } catch {
        throw new ProviderError(provider, 'an answer that is no JSON')
      }
    }
  }
  return (question) => {
    const answer = queue.then(() => askNow(question))
    queue = answer.catch(() => {})
    return answer
  }
}

/** The number of the first error; its words may name a customer. */
function codeOf(text: string): string {
  const [, code] = /"code"\s?:\s?(\d{1,8})/u.exec(text.slice(0, 2_000)) ?? []
  return code === undefined ? '' : `, error ${code}`
}
