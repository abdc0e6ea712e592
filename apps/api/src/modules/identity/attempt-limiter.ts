/** Counts tries by key in a fixed window; a success gives its try back. Kept in memory, for this process alone. */
export interface AttemptLimiter {
  /** Takes one try; null when none is left. Counted before the outcome is known, so that a burst cannot slip through. */
  take(key: string): { giveBack(): void } | null
}

interface Window {
  left: number
  readonly endsAt: number
}

const rememberedKeys = 50_000

/** Makes a limiter of `limit` failed tries in `windowMs`. */
export function attemptLimiter(limit: number, windowMs: number, now: () => Date): AttemptLimiter {
  const windows = new Map<string, Window>()

  const forgetEnded = (): void => {
    for (const [key, { endsAt }] of windows) if (endsAt <= now().getTime()) windows.delete(key)
  }

  return {
    take(key) {
      if (windows.size >= rememberedKeys) forgetEnded()
      let window = windows.get(key)
      if (window === undefined || window.endsAt <= now().getTime()) {
        window = { left: limit, endsAt: now().getTime() + windowMs }
        windows.set(key, window)
      }
      if (window.left <= 0) return null
      window.left -= 1
      const taken = window
      return { giveBack: () => (taken.left += 1) }
    },
  }
}
