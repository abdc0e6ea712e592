import { randomUUID } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../database/database.ts'

/** How often a process of the jobs reports what it uses. */
const reportedEveryMs = 15_000

/** Shorter than what counts as a delay. */
const resolutionMs = 20

/** What a process of the jobs last reported. */
export interface JobsProcessReport {
  readonly id: string
  readonly memoryBytes: number
  readonly cpuSeconds: number
  readonly loopDelaySeconds: number
}

/**
 * Writes what this process uses to the database while it runs, where the processes that answer requests read it: this one listens
 * on no port. A process that was killed is forgotten after an hour.
 */
export function reportProcess(app: FastifyInstance, db: Db): void {
  const id = randomUUID()
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })

  const report = async (): Promise<void> => {
    const { user, system } = process.cpuUsage()
    const seconds = (user + system) / 1e6
    const loopSeconds = Math.max(0, delay.percentile(99) / 1e9 - resolutionMs / 1e3)
    delay.reset()
    await sql`INSERT INTO jobs_processes VALUES
        (${id}, now(), now(), ${process.memoryUsage.rss()}, ${seconds}, ${loopSeconds})
      ON CONFLICT (id) DO UPDATE SET reported_at = excluded.reported_at, memory_bytes = excluded.memory_bytes,
        cpu_seconds = excluded.cpu_seconds, loop_delay_seconds = excluded.loop_delay_seconds`.execute(db)
    await sql`DELETE FROM jobs_processes WHERE reported_at < now() - interval '1 hour'`.execute(db)
  }
  // The database may be unavailable: the next report comes soon.
  const tryReport = (): void => void report().catch(() => {})

  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    delay.enable()
    await report()
    timer = setInterval(tryReport, reportedEveryMs)
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    delay.disable()
    await sql`DELETE FROM jobs_processes WHERE id = ${id}`.execute(db).catch(() => {})
  })
}

/** The processes of the jobs that run: those that have reported within a minute. */
export async function listJobsProcesses(db: Db): Promise<readonly JobsProcessReport[]> {
  const { rows } = await sql<JobsProcessReport>`
    SELECT id, memory_bytes::float8 AS "memoryBytes", cpu_seconds AS "cpuSeconds", loop_delay_seconds AS "loopDelaySeconds"
    FROM jobs_processes WHERE reported_at > now() - interval '1 minute' ORDER BY started_at`.execute(db)
  return rows
}
