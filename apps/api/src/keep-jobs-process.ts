import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { superviseProcess } from './supervise-process.ts'

/** The process beside the answering one that does the jobs. */
export interface JobsProcess {
  /** Lets the jobs that run end, and resolves when the process has. */
  stop(): Promise<void>
}

/** What it works on, and when it is no longer wanted. */
export interface JobsProcessOptions {
  readonly connectionString: string
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** Aborted when this process is to stop soon: a terminal gives Ctrl-C to both. */
  readonly draining: AbortSignal
}

const program = fileURLToPath(new URL('watched-process.ts', import.meta.url))
/** Jobs get nine seconds to end. */
const killedAfterMs = 11_000

/** Starts a process that does the jobs, and starts it again whenever it ends, until it is stopped; it goes with this process. */
export function keepJobsProcess({ connectionString, log, draining }: JobsProcessOptions): JobsProcess {
  const stopped = new AbortController()
  const signal = AbortSignal.any([stopped.signal, draining])
  let child: ChildProcess | undefined

  const run = async (): Promise<number> => {
    if (signal.aborted) return 0
    child = spawn(process.execPath, [...process.execArgv, program], {
      env: { ...process.env, JOBS: 'only', DATABASE_URL: connectionString },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    log.info({ jobsPid: child.pid }, 'A process of its own does the jobs.')
    return exitCodeOf(child)
  }

  const kept = superviseProcess({
    name: 'The process of the jobs',
    run,
    // Whatever it fails for, the process that answers goes on.
    isFinal: () => signal.aborted,
    wait: (ms) => wait(ms, undefined, { signal }).catch(() => {}),
    now: () => performance.now(),
    log: (line) => log.warn(line),
  })

  return {
    async stop() {
      stopped.abort()
      if (child?.connected === true) child.disconnect()
      const killing = setTimeout(() => child?.kill('SIGKILL'), killedAfterMs)
      await kept
      clearTimeout(killing)
    },
  }
}

/** 128 + n after signal n, 127 where the process could not be started. */
async function exitCodeOf(child: ChildProcess): Promise<number> {
  try {
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
    return code ?? 128 + (signal === null ? 0 : constants.signals[signal])
  } catch {
    return 127
  }
}
