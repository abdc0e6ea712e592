import type { AttemptLimit } from './attempt-limit.ts'

/** Attempts counted by one process alone; each function answers at once. */
export interface MemoryAttempts {
  /** Takes one attempt; false when none is left. */
  take(limit: AttemptLimit, key: string): boolean
  giveBack(limit: AttemptLimit, key: string): void
}

interface Window {
  left: number
  readonly endsAt: number
}

const mostKeys = 50_000

/** Counts in fixed windows; beyond `capacity` keys the one that began first is forgotten. */
export function memoryAttempts(now: () => Date, capacity = mostKeys): MemoryAttempts {
  const windows = new Map<string, Window>()

  const begin = (id: string, { attempts, windowMs }: AttemptLimit): Window => {
    windows.delete(id)
    const [oldest] = windows.keys()
    if (windows.size >= capacity && oldest !== undefined) windows.delete(oldest)
    const window = { left: attempts, endsAt: now().getTime() + windowMs }
    windows.set(id, window)
    return window
  }

  return {
    take(limit, key) {
      const id = idOf(limit, key)
      const known = windows.get(id)
      const window = known === undefined || known.endsAt <= now().getTime() ? begin(id, limit) : known
      if (window.left <= 0) return false
      window.left -= 1
      return true
    },
    giveBack(limit, key) {
      const window = windows.get(idOf(limit, key))
      if (window !== undefined) window.left += 1
    },
  }
}

function idOf({ name }: AttemptLimit, key: string): string {
  return `${name} ${key}`
}
