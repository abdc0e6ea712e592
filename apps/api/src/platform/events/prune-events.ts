import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { defineJob } from '../jobs/define-job.ts'
import { noData, type Jobs } from '../jobs/jobs.ts'

const keptForMs = 7 * 24 * 3_600_000

/** Deletes events older than a week; who was away for longer reads everything again. */
export async function pruneEvents({ kysely }: Pick<Database, 'kysely'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptForMs)
  await sql`
    WITH pruned AS (DELETE FROM events WHERE at < ${before} RETURNING stream, number)
    UPDATE event_streams SET pruned_through = greatest(pruned_through, pruned.through)
    FROM (SELECT stream, max(number) AS through FROM pruned GROUP BY stream) AS pruned
    WHERE name = pruned.stream`.execute(kysely)
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
