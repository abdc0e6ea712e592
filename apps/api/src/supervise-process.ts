import { exitCodes } from './exit-codes.ts'

/** How a process is kept running. */
export interface Supervision {
  /** What its lines call the process. */
  readonly name: string
  /** Runs the process to its end and gives its exit code. */
  readonly run: () => Promise<number>
  /** Whether a process that ended with this code stays ended. @default when it was stopped or cannot start */
  readonly isFinal?: (code: number) => boolean
  readonly wait: (ms: number) => Promise<void>
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number
  readonly log: (line: string) => void
}

const firstWaitMs = 1_000
const longestWaitMs = 60_000
/** A process that ran this long has not failed for the reason for which the one before it did. */
const soundAfterMs = 300_000

/** Exit codes that a person or an operator has caused. */
const causedByPeople: ReadonlySet<number> = new Set([exitCodes.stopped, exitCodes.cannotStart])

/**
 * Runs a process and starts it again when it fails or is killed, after a wait that doubles up to a minute. Gives the
 * exit code with which it stays ended.
 */
export async function superviseProcess(supervision: Supervision): Promise<number> {
  const { name, run, isFinal = (code) => causedByPeople.has(code), wait, now, log } = supervision
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    const startedAt = now()
    const code = await run()
    if (isFinal(code)) return code
    if (now() - startedAt >= soundAfterMs) waitMs = firstWaitMs
    log(`${name} ended with code ${code}; it is started again in ${waitMs / 1000} s.`)
    await wait(waitMs)
  }
}
