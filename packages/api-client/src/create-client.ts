import { ApiError } from './api-error.ts'
import type { Call, CallArguments } from './call.ts'
import type { CallInput, CallName, CallOutput } from './contract/contract.ts'
import { callKey } from './page-payload.ts'
import type { PagePayload, Session } from './page-payload.ts'
import type { Transport } from './transport/create-transport.ts'

/** Where the API is and who wants to know about the session. */
export interface ApiClientOptions {
  /** Origin of the API. @default the page's own */
  readonly baseUrl?: string
  /** How requests are sent. @default the global `fetch` */
  readonly fetch?: typeof globalThis.fetch
  /** What the page came with; each answer in it is given once, and none after something was written. */
  readonly payload?: PagePayload
  /** A session began or its token was renewed; null after signing out. */
  readonly onSession?: (session: Session | null) => void
  /** A call that needs a session was told that there is none. */
  readonly onSessionLost?: () => void
}

/** The API as one function. */
export interface ApiClient {
  readonly call: Call
  /** The page payload's answer, if it holds one that was not given yet: for the first render, without waiting. */
  readonly peek: <N extends CallName>(name: N, input?: CallInput<N>) => CallOutput<N> | undefined
}

/** Makes the client; axios and the schemas are fetched with the first call that the page's payload cannot answer. */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const answers = new Map(Object.entries(options.payload?.calls ?? {}))
  let loading: Promise<Transport> | undefined

  const load = async (): Promise<Transport> => {
    const { createTransport } = await import('./transport/create-transport.ts')
    return createTransport({ ...options, onWrite: () => answers.clear() })
  }

  const call: Call = async <N extends CallName>(name: N, ...rest: CallArguments<N>) => {
    const key = callKey(name, rest[0] as CallInput<N>)
    const answer = answers.get(key)
    if (answers.delete(key)) return answer as never

    loading ??= load()
    const transport = await loading.catch((cause: unknown) => {
      loading = undefined
      throw new ApiError({ kind: 'network', call: name, message: 'The client could not be loaded.', cause })
    })
    return transport.call(name, ...rest)
  }

  const peek = <N extends CallName>(name: N, input?: CallInput<N>): CallOutput<N> | undefined =>
    answers.get(callKey(name, input)) as CallOutput<N> | undefined

  return { call, peek }
}
