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

function isWorthRetrying(error: unknown): boolean {
  return isApiError(error) && error.kind === 'network' && !isTimeout(error.cause)
}

/**
 * Repeats an attempt that failed for lack of a network, at most twice. The delay doubles and has a jitter of ±50%, so
 * that many clients do not retry at the same moment.
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
