import { ApiError, isApiError } from './api-error.ts'
import type { Call, CallArguments, CallOptions } from './call.ts'
import type { CallInput, CallName, CallOutput } from './contract/contract.ts'
import { callKey } from './page-payload.ts'
import type { PagePayload, Session } from './page-payload.ts'
import type { ResourceTag } from './resource-tags.ts'
import type { Transport } from './transport/create-transport.ts'
import type { ClientSide } from './transport/find-endpoint.ts'

/** Options of the client: the address of the API and callbacks about the session. */
export interface ApiClientOptions {
  /** Origin of the API. @default the page's own */
  readonly baseUrl?: string
  /** How requests are sent. @default the global `fetch` */
  readonly fetch?: typeof globalThis.fetch
  /** Name of the readable cookie whose value a writing call repeats in `x-csrf-token`. @default 'csrf-token' */
  readonly csrfCookie?: string
  /** Which app's calls are loaded first, when another call than the frequent ones is made. @default 'shop' */
  readonly side?: ClientSide
  /** The page payload; each answer in it is used once, and none after a write. */
  readonly payload?: PagePayload
  /** A session began or its token was renewed; null after signing out. */
  readonly onSession?: (session: Session | null) => void
  /** Called when a call that needs a session was answered that there is none. */
  readonly onSessionLost?: () => void
  /** Called when the code that sends requests could not be loaded: Chromium does not fetch it again before the page is reloaded. */
  readonly onLoadFailed?: () => void
  /** Called with every error that its caller does not show in place (see `CallOptions`), whatever the call. */
  readonly onUnhandledError?: (error: ApiError) => void
}

/** The API as one function. */
export interface ApiClient {
  readonly call: Call
  /** The page payload's answer, if there is one that was not used yet: for the first render, without waiting. */
  readonly peek: <N extends CallName>(name: N, input?: CallInput<N>) => CallOutput<N> | undefined
  /** What a read's answer is about; null as long as the code that sends requests, which knows it of all calls, was not needed. */
  readonly tagsOf: (name: CallName) => readonly ResourceTag[] | null
}

function isShownBy({ isErrorShownInPlace = false }: CallOptions, error: ApiError): boolean {
  return typeof isErrorShownInPlace === 'function' ? isErrorShownInPlace(error) : isErrorShownInPlace
}

/** Creates the client; axios and schemas are loaded with the first call that the page payload cannot answer, those of other calls when one of them is made. */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const answers = new Map(Object.entries(options.payload?.calls ?? {}))
  let loading: Promise<Transport> | undefined
  let loaded: Transport | undefined

  const loadTransport = async (): Promise<Transport> => {
    const { createTransport } = await import('./transport/create-transport.ts')
    loaded = createTransport({ ...options, onWrite: () => answers.clear() })
    // Evaluating it is a long task on a phone: the page answers before the call is sent.
    await globalThis.scheduler?.yield?.()
    return loaded
  }

  const loadFor = async (name: CallName): Promise<Transport> => {
    loading ??= loadTransport()
    try {
      const transport = await loading
      await transport.prepare(name)
      return transport
    } catch (cause) {
      if (loaded === undefined) loading = undefined
      options.onLoadFailed?.()
      throw new ApiError({ kind: 'network', call: name, message: 'The client could not be loaded.', cause })
    }
  }

  const ask = async <N extends CallName>(name: N, ...rest: CallArguments<N>) => {
    // Naming a call reads its whole body: megabytes, where it is a file.
    if (answers.size > 0) {
      const key = callKey(name, rest[0] as CallInput<N>)
      const answer = answers.get(key)
      if (answers.delete(key)) return answer as never
    }

    const transport = await loadFor(name)
    return transport.call(name, ...rest)
  }

  const call: Call = async (name, ...rest) => {
    try {
      return await ask(name, ...rest)
    } catch (error) {
      if (isApiError(error) && !isShownBy(rest[1] ?? {}, error)) options.onUnhandledError?.(error)
      throw error
    }
  }

  const peek = <N extends CallName>(name: N, input?: CallInput<N>): CallOutput<N> | undefined =>
    answers.get(callKey(name, input)) as CallOutput<N> | undefined

  return { call, peek, tagsOf: (name) => loaded?.tagsOf(name) ?? null }
}
