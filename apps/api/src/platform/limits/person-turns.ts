import { ApiError } from '../errors/api-error.ts'

/** Lets a person's calls run some at once; the others wait for their turn, in the order in which they came. */
export interface PersonTurns {
  /** Does the work when it is the person's turn. Throws `unavailable` when that takes too long. */
  run<T>(personId: string, work: () => Promise<T>): Promise<T>
}

/** How many of a person's calls one process does at once, and how long the next ones wait. */
export interface PersonTurnsOptions {
  readonly atOnce: number
  readonly longestWaitMs: number
}

interface Line {
  running: number
  /** Begins the next one. */
  readonly waiting: Set<() => void>
}

/**
 * Makes the turns of one process: whoever sends hundreds of calls at once waits for themselves, and leaves the
 * connections to the database to the others.
 */
export function personTurns({ atOnce, longestWaitMs }: PersonTurnsOptions): PersonTurns {
  const lines = new Map<string, Line>()

  const awaitTurn = (line: Line): Promise<void> =>
    new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => {
        line.waiting.delete(begin)
        reject(new ApiError('unavailable', undefined, { retryAfterMs: longestWaitMs }))
      }, longestWaitMs)
      const begin = (): void => {
        clearTimeout(giveUp)
        resolve()
      }
      line.waiting.add(begin)
    })

  const leave = (personId: string, line: Line): void => {
    const [next] = line.waiting
    if (next !== undefined) {
      line.waiting.delete(next)
      next()
      return
    }
    line.running -= 1
    if (line.running === 0) lines.delete(personId)
  }

  return {
    async run(personId, work) {
      const line = lines.get(personId) ?? { running: 0, waiting: new Set() }
      lines.set(personId, line)
      if (line.running < atOnce) line.running += 1
      else await awaitTurn(line)
      try {
        return await work()
      } finally {
        leave(personId, line)
      }
    },
  }
}
