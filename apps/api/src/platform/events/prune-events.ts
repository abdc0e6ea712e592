import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { batchOf, deleteBatchSize } from '../database/delete-in-batches.ts'
import { defineJob } from '../jobs/define-job.ts'
import { noData, type Jobs } from '../jobs/jobs.ts'

const keptForMs = 7 * 24 * 3_600_000

/** Deletes events older than a week; who was away for longer reads everything again. */
export async function pruneEvents({ kysely }: Pick<Database, 'kysely'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptForMs)
  const old = batchOf('events', sql`at < ${before}`)
  let batch: number
  do {
    const { rows } = await sql<{ count: number }>`
      WITH pruned AS (DELETE FROM events WHERE ${old} RETURNING stream, number),
      last AS (SELECT stream, max(number) AS through FROM pruned GROUP BY stream),
      noted AS (UPDATE event_streams SET pruned_through = greatest(pruned_through, last.through)
        FROM last WHERE name = last.stream)
      SELECT count(*)::int AS count FROM pruned`.execute(kysely)
    batch = rows[0]?.count ?? 0
  } while (batch === deleteBatchSize)
}

const pruneEventsJob = defineJob({
  name: 'events.prune',
  data: noData,
  retry: { limit: 2, delaySeconds: 60, maxDelaySeconds: 300 },
})

const everyHour = '29 * * * *'

/** Has old events deleted every hour. */
export function schedulePruning(jobs: Jobs, database: Database, now: () => Date): void {
  jobs.handle(pruneEventsJob, () => pruneEvents(database, now()))
  jobs.schedule(pruneEventsJob, everyHour)
}
