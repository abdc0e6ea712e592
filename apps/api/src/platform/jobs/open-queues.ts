import type { FastifyBaseLogger } from 'fastify'
import { PgBoss, type Clock, type Queue } from 'pg-boss'
import type { Database } from '../database/database.ts'
import { connectionOptions } from '../database/servers/connection-options.ts'
import type { Job } from './define-job.ts'

/** A job that failed at every attempt and waits for somebody to look at it. */
export interface QuarantinedJob {
  readonly id: string
  readonly name: string
  readonly data: unknown
  /** Why the last attempt failed, without anything about the person. */
  readonly reason: string
  readonly sentAt: Date
  readonly quarantinedAt: Date
}

/** The first jobs of the quarantine, and how many there are. */
export interface Quarantine {
  readonly jobs: readonly QuarantinedJob[]
  readonly total: number
}

/** The queues of a database, one for each kind of job. */
export interface OpenQueues {
  readonly boss: PgBoss
  /** Reads the jobs that failed at every attempt, oldest first. */
  readQuarantine(limit: number): Promise<Quarantine>
  /** How many jobs wait or are being done. */
  countWaiting(): Promise<number>
}

/** What queues are opened for. */
export interface QueuesToOpen {
  readonly database: Database
  readonly jobs: readonly Job[]
  /** Cron expressions by the name of a job. */
  readonly schedules: ReadonlyMap<string, string>
  /** Whether schedules that are not among these are of an earlier version; those of a later one stay. */
  readonly areOthersOld: () => Promise<boolean>
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  readonly clock?: Clock
}

const schema = 'jobs'
const quarantine = 'quarantine'
const daySeconds = 86_400
const poolSize = 3
/** Known to pg, which pg-boss hands its options to: a connection that was cut off must not stop the jobs for good. */
const timeouts = { connectionTimeoutMillis: 5_000, query_timeout: 60_000, keepAlive: true }

/** Connects to the queues of a database and makes those that are missing; safe when several processes start at once. */
export async function openQueues(options: QueuesToOpen): Promise<OpenQueues> {
  const { database, jobs, log, clock } = options
  const boss = new PgBoss({
    ...connection(database.connectionString),
    useListenNotify: true,
    ...(clock && { clock }),
  })
  boss.on('error', (error) => log.warn({ err: error }, 'The queues of jobs cannot be reached.'))
  boss.on('warning', ({ message }) => log.warn({ message }, 'The queues of jobs need attention.'))
  await boss.start()
  try {
    await ensureQueues(boss, jobs)
    await ensureSchedules(boss, options)
  } catch (error) {
    await boss.stop({ graceful: false })
    throw error
  }
  // A provider that is away for long leaves more of them than anybody reads: pg-boss itself would read all.
  const quarantined = `SELECT id, coalesce(source_name, '') AS name, data, coalesce(output->>'message', '') AS reason,
      coalesce(source_created_on, created_on) AS "sentAt", created_on AS "quarantinedAt", count(*) OVER ()::int AS total
    FROM ${schema}.job WHERE name = $1 AND state < 'active' ORDER BY created_on, id LIMIT $2`
  const waiting = `SELECT count(*)::int AS count FROM ${schema}.job WHERE state < 'completed' AND name = ANY($1)`
  return {
    boss,
    async readQuarantine(limit) {
      const { rows } = await boss.getDb().executeSql(quarantined, [quarantine, limit])
      const found = rows as (QuarantinedJob & { readonly total: number })[]
      return { jobs: found.map(({ total: _total, ...job }) => job), total: found[0]?.total ?? 0 }
    },
    countWaiting: async () => {
      const { rows } = await boss.getDb().executeSql(waiting, [jobs.map(({ name }) => name)])
      return (rows as { count: number }[])[0]?.count ?? 0
    },
  }
}

/** Brings the tables of the queues up to date; safe when several processes start at once. */
export async function migrateQueues(connectionString: string): Promise<void> {
  const boss = new PgBoss({ ...connection(connectionString), supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  await boss.stop({ graceful: false })
}

function connection(connectionString: string) {
  // A pool of its own: pg-boss reads columns the default way, and a burst of requests must not starve the jobs.
  const options = connectionOptions(connectionString)
  return { ...options, schema, max: poolSize, application_name: 'flower-market-jobs', ...timeouts }
}

type QueueOptions = Omit<Queue, 'name'>

/** What nobody could do is kept for a month. */
const quarantineOptions: QueueOptions = { retentionSeconds: 30 * daySeconds, retryLimit: 0 }

function optionsOf({ retry, timeoutSeconds }: Job): QueueOptions {
  return {
    retryLimit: retry.limit,
    retryDelay: retry.delaySeconds,
    retryBackoff: true,
    retryDelayMax: retry.maxDelaySeconds,
    expireInSeconds: timeoutSeconds,
    // Only failed jobs get so far, and the quarantine has them already.
    deleteAfterSeconds: 1,
    deadLetter: quarantine,
    notify: true,
  }
}

async function ensureQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const ensure = async (name: string, options: QueueOptions): Promise<void> => {
    const existing = known.get(name)
    if (existing === undefined) await boss.createQueue(name, options)
    else if (!isSubset(options, existing)) await boss.updateQueue(name, options)
  }
  await ensure(quarantine, quarantineOptions)
  for (const job of jobs) await ensure(job.name, optionsOf(job))
}

function isSubset(options: QueueOptions, existing: QueueOptions): boolean {
  return (Object.keys(options) as (keyof QueueOptions)[]).every((key) => options[key] === existing[key])
}

/** Schedules of an earlier version go. */
async function ensureSchedules(
  boss: PgBoss,
  { schedules, areOthersOld }: Pick<QueuesToOpen, 'schedules' | 'areOthersOld'>,
): Promise<void> {
  const known = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  for (const [name, cron] of schedules) {
    // After a time without any process one run makes up for all that were missed.
    if (known.get(name) !== cron) await boss.schedule(name, cron, {}, { missed: 'once' })
  }
  const others = [...known.keys()].filter((name) => !schedules.has(name))
  if (others.length === 0 || !(await areOthersOld())) return
  for (const name of others) await boss.unschedule(name)
}
