import { create as createAxios } from 'axios'
import * as z from 'zod/mini'
import { isApiError } from '../api-error.ts'
import type { Call, IdempotentCallOptions } from '../call.ts'
import type { CallName, CallOutput } from '../contract/contract.ts'
import { frequentCalls } from '../contract/parts/frequent-calls.ts'
import { isWriting } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'
import type { Session } from '../page-payload.ts'
import { resourceTagsOf, type ResourceTag } from '../resource-tags.ts'
import { buildRequest } from './build-request.ts'
import type { RequestInput } from './build-request.ts'
import { findEndpoint, type ClientSide } from './find-endpoint.ts'
import { readRefusal, toFile } from './file-answer.ts'
import { retryReads } from './retry-reads.ts'
import { createClientSession } from './client-session.ts'
import { contractError, toApiError } from './to-api-error.ts'

/** Options of the transport: its address and its callbacks. */
export interface TransportOptions {
  readonly baseUrl?: string
  readonly fetch?: typeof globalThis.fetch
  /** Name of the readable cookie of the CSRF token. @default 'csrf-token' */
  readonly csrfCookie?: string
  /** Which part of the contract is looked through first for what is no frequent call. @default 'shop' */
  readonly side?: ClientSide
  readonly payload?: { readonly session: Session | null }
  readonly onSession?: (session: Session | null) => void
  readonly onSessionLost?: () => void
  /** Called before a write: answers from before it may be outdated. */
  readonly onWrite?: () => void
  /** @default 30000 */
  readonly timeoutMs?: number
  /** Delay before the first retry of a read. @default 400 */
  readonly retryDelayMs?: number
}

/** Calls over the network. */
export interface Transport {
  readonly call: Call
  /** Loads the part of the contract that has a call; rejects when it cannot be fetched. */
  readonly prepare: (name: CallName) => Promise<void>
  /** What a read's answer is about; nothing for a call whose answer never has to be asked for again. */
  readonly tagsOf: (name: CallName) => readonly ResourceTag[]
}

/** The calls that return the session. */
const sessionCalls: ReadonlySet<CallName> = new Set([
  'authentication',
  'signin',
  'signinPhone',
  'signinSecondFactor',
  'signinPasskey',
  'signupVerify',
])

/** Creates the network part of the client: axios, the schemas of frequent calls, tokens and retries. */
export function createTransport(options: TransportOptions): Transport {
  const { baseUrl = '', side = 'shop', timeoutMs = 30_000, retryDelayMs = 400 } = options
  const http = createAxios({
    baseURL: baseUrl,
    adapter: 'fetch',
    ...(options.fetch ? { env: { fetch: options.fetch } } : {}),
    timeout: timeoutMs,
    withCredentials: true,
    xsrfCookieName: options.csrfCookie ?? 'csrf-token',
    xsrfHeaderName: 'x-csrf-token',
    paramsSerializer: { indexes: null },
  })

  const exchange = async <N extends CallName>(
    name: N,
    endpoint: Endpoint,
    input: RequestInput,
    callOptions: Partial<IdempotentCallOptions>,
  ): Promise<CallOutput<N>> => {
    const request = buildRequest(endpoint, input, { ...callOptions, token: session.token() })
    const response = await http.request<unknown>(request).catch(async (error: unknown) => {
      throw toApiError(name, await readRefusal(error))
    })
    const { response: schema, responseType } = endpoint
    const answer = z.safeParse(schema, responseType === 'file' ? toFile(response) : response.data)
    if (!answer.success) throw contractError(name, response.status, answer.error)
    return answer.data as CallOutput<N>
  }

  const session = createClientSession(
    options.payload?.session ?? null,
    () => retryReads(() => exchange('authentication', frequentCalls.authentication, {}, {}), retryDelayMs),
    options.onSession,
  )

  const send = async <N extends CallName>(
    name: N,
    endpoint: Endpoint,
    input: RequestInput,
    callOptions: Partial<IdempotentCallOptions>,
  ): Promise<CallOutput<N>> => {
    const exchangeOnce = () => exchange(name, endpoint, input, callOptions)
    const attempt = () =>
      isWriting(endpoint) ? exchangeOnce() : retryReads(exchangeOnce, retryDelayMs, callOptions.signal)
    const isProtected = endpoint.access === 'signed-in'
    // A session that a browser has kept has no token.
    if (session.token() === '' && isProtected) await session.renewAfter('')
    const usedToken = session.token()
    try {
      return await attempt()
    } catch (error) {
      if (!isApiError(error, 'token-expired')) throw error
      await session.renewAfter(usedToken)
      return attempt()
    }
  }

  const call: Call = async (name, ...[input = {}, callOptions = {}]) => {
    const endpoint = await findEndpoint(name, side)
    if (endpoint === undefined) throw new TypeError(`The contract has no call ${name}.`)
    const { idempotencyKey } = callOptions as Partial<IdempotentCallOptions>
    if (endpoint.isIdempotent && !idempotencyKey) throw new TypeError(`${name} needs an idempotencyKey.`)
    if (isWriting(endpoint)) options.onWrite?.()
    try {
      const answer = await send(name, endpoint, input, callOptions)
      if (sessionCalls.has(name)) session.keep(answer as Session)
      if (name === 'logout') session.keep(null)
      return answer
    } catch (error) {
      if (endpoint.access === 'signed-in' && isApiError(error, 'not-signed-in')) {
        session.keep(null)
        options.onSessionLost?.()
      }
      throw error
    }
  }

  const prepare = async (name: CallName) => void (await findEndpoint(name, side))

  return { call, prepare, tagsOf: resourceTagsOf }
}
