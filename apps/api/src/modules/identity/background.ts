import type { FastifyBaseLogger } from 'fastify'

/** Work that goes on after an answer, so that the answer's time says nothing about it. */
export interface Background {
  /** Starts the work; a failure is logged under `name`, without anything about the person. */
  run(name: string, work: () => Promise<void>): void
  /** Resolves when all that was started has ended. */
  settled(): Promise<void>
}

/** Makes the place for background work of one server. */
export function background(log: FastifyBaseLogger): Background {
  const running = new Set<Promise<void>>()
  return {
    run(name, work) {
      // The next turn of the loop: the answer is written first, whatever the work costs.
      const task = new Promise((resolve) => setImmediate(resolve))
        .then(work)
        .catch((error: unknown) => log.error({ err: error }, `Failed in the background: ${name}`))
        .finally(() => running.delete(task))
      running.add(task)
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
