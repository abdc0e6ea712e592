import { isAxiosError } from 'axios'
import { isApiError } from '../api-error.ts'

const retries = 2

/** Resolves after the delay, or immediately when aborted. */
function pause(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', finish)
      resolve()
    }
    const timer = setTimeout(finish, delayMs)
    if (signal?.aborted) finish()
    else signal?.addEventListener('abort', finish)
  })
}

// A timeout is reported instead of tripling the wait.
function isTimeout(cause: unknown): boolean {
  return isAxiosError(cause) && cause.code === 'ETIMEDOUT'
}

/** What a server that starts or is overloaded answers, and what a proxy says for one that does not answer. */
const notServed: ReadonlySet<number> = new Set([502, 503, 504])

function isWorthRetrying(error: unknown): boolean {
  if (!isApiError(error)) return false
  return (error.kind === 'network' && !isTimeout(error.cause)) || notServed.has(error.status)
}

/**
 * Repeats an attempt that found no network or no server to serve it, twice at the most. The delay doubles and is spread from half to one and a
 * half of itself, so that many clients do not come back at the same moment.
 */
export async function retryReads<T>(
  attempt: () => Promise<T>,
  delayMs: number,
  signal?: AbortSignal,
): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (retry === retries || !isWorthRetrying(error)) throw error
      await pause(delayMs * 2 ** retry * (0.5 + Math.random()), signal)
    }
  }
}
