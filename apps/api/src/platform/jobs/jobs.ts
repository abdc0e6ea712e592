import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { fromKysely, type Clock, type JobWithMetadata, type PgBoss } from 'pg-boss'
import * as z from 'zod/mini'
import type { Database, Db, Trx } from '../database/database.ts'
import { scrub } from '../logging/scrub.ts'
import type { Job, JobData } from './define-job.ts'
import { openQueues, type OpenQueues, type Quarantine } from './open-queues.ts'

/** A periodic task. */
export interface ScheduledJob {
  readonly name: string
  /** In UTC. */
  readonly cron: string
}

/** Jobs in PostgreSQL: written in the transaction of their cause, done by one of the processes, at least once. */
export interface Jobs {
  /** Says how a job is done; before `start`. */
  handle<D extends JobData>(job: Job<D>, work: Work<D>): void
  /** Has a job without data sent at the times of a cron expression (UTC), once for all processes; before `start`. */
  schedule(job: Job<typeof noData>, cron: string): void
  /** What is sent at which times. */
  scheduled(): Promise<ScheduledJob[]>
  /** Sends a job with the caller's transaction: it exists when that is committed, and is done at once or after a delay. */
  send<D extends JobData>(db: Db | Trx, job: Job<D>, data: z.input<D>, delayMs?: number): Promise<void>
  /** The first jobs that nobody could do, oldest first, and how many there are. */
  quarantined(limit: number): Promise<Quarantine>
  /** Does all that waits, also what waits for its next attempt, and resolves when nothing is left; for tests. */
  runPending(): Promise<void>
  start(): Promise<void>
  /** Takes no more jobs, and resolves when those that run have ended. */
  stop(): Promise<void>
}

/** The data of a job that needs none. */
export const noData = z.object({})

type Work<D extends JobData> = (data: z.output<D>) => Promise<void>

interface Handler {
  readonly job: Job
  readonly work: (data: unknown) => Promise<void>
}

/** What jobs are made of. */
export interface JobsOptions {
  readonly database: Database
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  /** For tests. @default the system's */
  readonly clock?: Clock
  /** Whether this process does jobs, or only sends them. @default true */
  readonly hasJobs?: boolean
  /** Whether periodic tasks that this process does not know are of an earlier version, and end. @default they are */
  readonly areOthersOld?: () => Promise<boolean>
  /** Called when a job has come into the quarantine; where it throws, that is logged. @default nobody is told */
  readonly onQuarantined?: () => Promise<void>
}

/** New jobs are announced; only those that wait for a later attempt are found by asking. */
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 }
const endTimeoutMs = 8_000
/** The least that pg-boss takes. */
const stopTimeoutMs = 1_000

/** Makes the jobs of one process. */
export function createJobs({
  database,
  log,
  clock,
  hasJobs = true,
  areOthersOld = async () => true,
  onQuarantined = async () => {},
}: JobsOptions): Jobs {
  const handlers = new Map<string, Handler>()
  const schedules = new Map<string, string>()
  let queues: OpenQueues | undefined

  const opened = (): OpenQueues => {
    if (queues === undefined) throw new Error('Jobs have not been started.')
    return queues
  }

  const perform = async (boss: PgBoss, { job, work }: Handler, entry: BossJob): Promise<void> => {
    const { id, data, retryCount, retryLimit } = entry
    try {
      await work(data)
    } catch (error) {
      log.error({ err: error, job: job.name }, 'A job failed.')
      // By pg-boss where another attempt follows: between a failure that is told here and the end of this function another worker
      // could take the job, which pg-boss would then complete.
      if (retryCount < retryLimit) throw new JobError(error)
      await boss.fail(job.name, id, new JobError(error))
      await onQuarantined().catch((reason: unknown) =>
        log.warn({ err: reason, job: job.name }, 'Nobody was told of a quarantined job.'),
      )
      return
    }
    // A finished job leaves nothing: its data is about people.
    await boss.deleteJob(job.name, id)
  }

  const startWorker = async (boss: PgBoss, handler: Handler): Promise<void> => {
    const options = { ...polling, includeMetadata: true } as const
    const id = await boss.work<object, void, typeof options>(handler.job.name, options, async ([entry]) => {
      if (entry === undefined) return
      try {
        await perform(boss, handler, entry)
      } finally {
        // One announcement may stand for several jobs.
        boss.notifyWorker(id)
      }
    })
  }

  const runFetched = async (boss: PgBoss, handler: Handler): Promise<number> => {
    const options = { batchSize: 10, ignoreStartAfter: true, includeMetadata: true } as const
    const found = await boss.fetch<object>(handler.job.name, options)
    for (const entry of found) {
      await perform(boss, handler, entry).catch((error: object) =>
        boss.fail(handler.job.name, entry.id, error),
      )
    }
    return found.length
  }

  return {
    handle(job, work) {
      if (handlers.has(job.name)) throw new TypeError(`The job ${job.name} is handled twice.`)
      handlers.set(job.name, { job, work: (data) => work(z.parse(job.data, data)) })
    },

    schedule: (job, cron) => void schedules.set(job.name, cron),

    async scheduled() {
      return (await opened().boss.getSchedules()).map(({ name, cron }) => ({ name, cron }))
    },

    async send(db, job, data, delayMs = 0) {
      await opened().boss.send(job.name, z.parse(job.data, data), {
        db: fromKysely(db),
        ...(delayMs > 0 && { startAfter: Math.ceil(delayMs / 1000) }),
      })
    },

    quarantined: async (limit) => opened().readQuarantine(limit),

    async runPending() {
      const { boss, countWaiting } = opened()
      while ((await countWaiting()) > 0) {
        let ran = 0
        for (const handler of handlers.values()) ran += await runFetched(boss, handler)
        // What is left is being done by a worker.
        if (ran === 0) await setTimeout(5)
      }
    },

    async start() {
      const jobs = [...handlers.values()].map(({ job }) => job)
      queues = await openQueues({ database, jobs, schedules, areOthersOld, log, ...(clock && { clock }) })
      if (!hasJobs) return
      for (const handler of handlers.values()) {
        for (let worker = 0; worker < handler.job.concurrency; worker += 1) {
          await startWorker(queues.boss, handler)
        }
      }
    },

    async stop() {
      if (queues === undefined) return
      const { boss } = queues
      queues = undefined
      // Left to end them itself, pg-boss looks only every half a second whether they have.
      const ended = Promise.all([...handlers.keys()].map((name) => boss.offWork(name)))
      await Promise.race([ended, setTimeout(endTimeoutMs, undefined, { ref: false })])
      await boss.stop({ timeout: stopTimeoutMs })
    },
  }
}

type BossJob = Pick<JobWithMetadata, 'id' | 'data' | 'retryCount' | 'retryLimit'>

/** What the database keeps of a failure: its words without anything about the person, and no stack. */
class JobError extends Error {
  override readonly name = 'JobError'

  constructor(cause: unknown) {
    super(cause instanceof Error ? scrub(`${cause.name}: ${cause.message}`) : 'not an error')
    this.stack = ''
  }
}
