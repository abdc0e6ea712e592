const minuteMs = 60_000
const longestWaitMs = 60 * minuteMs

/** When to ask somebody else's server again: a minute after the first attempt, twice as long after each, at most an hour. */
export function retryAt(now: Date, attempts: number): Date {
  return new Date(now.getTime() + Math.min(longestWaitMs, minuteMs * 2 ** Math.min(attempts, 6)))
}
