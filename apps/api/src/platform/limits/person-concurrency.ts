import { ApiError } from '../errors/api-error.ts'

/** Limits how many of a person's calls run concurrently; the others are queued, first in, first out. */
export interface PersonConcurrency {
  /** Runs the work as soon as the limit allows. Throws `unavailable` after the longest wait. */
  run<T>(personId: string, work: () => Promise<T>): Promise<T>
}

/** How many of a person's calls run concurrently in one process, and how long the next ones wait. */
export interface PersonConcurrencyOptions {
  readonly maxConcurrent: number
  readonly maxWaitMs: number
}

interface Queue {
  running: number
  /** Starts each waiting call, the first one first. */
  readonly waiting: Set<() => void>
}

/** Makes the limiter of one process: hundreds of parallel calls of one person leave connections to the others. */
export function personConcurrency({ maxConcurrent, maxWaitMs }: PersonConcurrencyOptions): PersonConcurrency {
  const queues = new Map<string, Queue>()

  const untilAllowed = (queue: Queue): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        queue.waiting.delete(start)
        reject(new ApiError('unavailable', undefined, { retryAfterMs: maxWaitMs }))
      }, maxWaitMs)
      const start = (): void => {
        clearTimeout(timer)
        resolve()
      }
      queue.waiting.add(start)
    })

  const release = (personId: string, queue: Queue): void => {
    const [next] = queue.waiting
    if (next !== undefined) {
      queue.waiting.delete(next)
      next()
      return
    }
    queue.running -= 1
    if (queue.running === 0) queues.delete(personId)
  }

  return {
    async run(personId, work) {
      const queue = queues.get(personId) ?? { running: 0, waiting: new Set() }
      queues.set(personId, queue)
      if (queue.running < maxConcurrent) queue.running += 1
      else await untilAllowed(queue)
      try {
        return await work()
      } finally {
        release(personId, queue)
      }
    },
  }
}
