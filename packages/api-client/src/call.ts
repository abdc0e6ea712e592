import type { ApiError } from './api-error.ts'
import type { CallInput, CallName, CallOutput, Contract } from './contract/contract.ts'

/** Name of a call that a repeat would double: it moves money, or makes something. */
export type IdempotentCallName = {
  [N in CallName]: Contract[N] extends { readonly isIdempotent: true } ? N : never
}[CallName]

/** Options of a call. */
export interface CallOptions {
  /** Aborts the call: it rejects with an `ApiError` of kind `aborted`. */
  readonly signal?: AbortSignal
  /**
   * Whether the request goes on when the page is left, as `keepalive` of `fetch` has it; browsers refuse bodies over 64 kB. @default false
   */
  readonly isKeptAlive?: boolean
  /**
   * Whether the caller shows the error where it happened; without it the client's `onUnhandledError` is told of it. @default false
   */
  readonly isErrorShownInPlace?: boolean | ((error: ApiError) => boolean)
}

/** Options of an idempotent call. */
export interface IdempotentCallOptions extends CallOptions {
  /** The same for every attempt at the same intent (see `createIdempotencyKeys`). */
  readonly idempotencyKey: string
}

/** Arguments after the name: input is optional when none is required; the key is required for idempotent calls. */
export type CallArguments<N extends CallName> = N extends IdempotentCallName
  ? [input: CallInput<N>, options: IdempotentCallOptions]
  : object extends CallInput<N>
    ? [input?: CallInput<N>, options?: CallOptions]
    : [input: CallInput<N>, options?: CallOptions]

/** Makes a call by name; rejects with `ApiError`. */
export type Call = <N extends CallName>(name: N, ...rest: CallArguments<N>) => Promise<CallOutput<N>>
