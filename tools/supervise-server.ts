import { exitCodes } from '../apps/api/src/exit-codes.ts'

/** How a server is kept running. */
export interface Supervision {
  /** Runs the server to its end and gives its exit code. */
  readonly run: () => Promise<number>
  readonly wait: (ms: number) => Promise<void>
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number
  readonly log: (line: string) => void
}

const firstWaitMs = 1_000
const longestWaitMs = 60_000
/** A server that ran this long has not failed for the reason for which the one before it did. */
const soundAfterMs = 300_000

/** Exit codes that a person or an operator has caused. */
const final: ReadonlySet<number> = new Set([exitCodes.stopped, exitCodes.cannotStart])

/**
 * Runs a server and starts it again when it fails or is killed, after a wait that doubles up to a minute. Gives the
 * exit code of a server that was stopped or cannot start.
 */
export async function superviseServer({ run, wait, now, log }: Supervision): Promise<number> {
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    const startedAt = now()
    const code = await run()
    if (final.has(code)) return code
    if (now() - startedAt >= soundAfterMs) waitMs = firstWaitMs
    log(`The server ended with code ${code}; it is started again in ${waitMs / 1000} s.`)
    await wait(waitMs)
  }
}
