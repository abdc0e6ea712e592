/** Counts tries by key in a fixed window; a success gives its try back. Kept in memory, for this process alone. */
export interface AttemptLimiter {
  /** Takes one try; null when none is left. Counted before the outcome is known, so that a burst cannot slip through. */
  take(key: string): TakenAttempt | null
}

/** A try that has been counted. */
export interface TakenAttempt {
  giveBack(): void
}

interface Window {
  left: number
  readonly endsAt: number
}

const mostKeys = 50_000

/** Makes a limiter of `limit` tries in `windowMs`; beyond `capacity` keys the one that began first is forgotten. */
export function attemptLimiter(
  limit: number,
  windowMs: number,
  now: () => Date,
  capacity = mostKeys,
): AttemptLimiter {
  // In the order of their beginning, which is the order of their end.
  const windows = new Map<string, Window>()

  const begin = (key: string): Window => {
    windows.delete(key)
    const [oldest] = windows.keys()
    if (windows.size >= capacity && oldest !== undefined) windows.delete(oldest)
    const window = { left: limit, endsAt: now().getTime() + windowMs }
    windows.set(key, window)
    return window
  }

  return {
    take(key) {
      const known = windows.get(key)
      const window = known === undefined || known.endsAt <= now().getTime() ? begin(key) : known
      if (window.left <= 0) return null
      window.left -= 1
      return { giveBack: () => (window.left += 1) }
    },
  }
}
