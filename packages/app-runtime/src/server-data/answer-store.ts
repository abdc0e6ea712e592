import type { CallInput, CallName } from '@flower-market/api-client'

/** An answer of an earlier time, and when it was given: ms since 1970. */
export interface KeptAnswer {
  readonly data: unknown
  readonly keptAt: number
}

/** Keeps answers beyond the page, so that they can be read without a network. */
export interface AnswerStore {
  readonly keep: <N extends CallName>(name: N, input: CallInput<N>, data: unknown) => void
  readonly read: <N extends CallName>(name: N, input: CallInput<N>) => Promise<KeptAnswer | null>
  /** Whether what was kept is shown while the server is asked, and not only when it does not answer. */
  readonly isReadFirst: () => boolean
}
