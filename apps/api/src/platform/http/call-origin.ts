import { AsyncLocalStorage } from 'node:async_hooks'
import type { RequestOrigin } from './request-origin.ts'

/** Where a call of a signed-in person comes from. */
export interface CallOrigin extends RequestOrigin {
  readonly sessionId: string
}

const origins = new AsyncLocalStorage<CallOrigin>()

/** Runs what answers a call; all that it does knows where the call came from. */
export function runFrom<T>(origin: CallOrigin, run: () => T): T {
  return origins.run(origin, run)
}

/** Where the call that is being answered came from; null in a job. */
export function currentOrigin(): CallOrigin | null {
  return origins.getStore() ?? null
}
