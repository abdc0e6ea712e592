import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { deleteInBatches } from '../database/delete-in-batches.ts'
import { defineJob } from '../jobs/define-job.ts'
import { noData, type Jobs } from '../jobs/jobs.ts'

const keptForMs = 30 * 24 * 3_600_000

/** Deletes the answers of calls older than 30 days; a device that repeats a call does so within minutes. */
export async function pruneAnswers({ kysely }: Pick<Database, 'kysely'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptForMs)
  await deleteInBatches(kysely, 'idempotent_calls', sql`at <= ${before}`)
}

const pruneAnswersJob = defineJob({
  name: 'idempotency.prune-answers',
  data: noData,
  retry: { limit: 2, delaySeconds: 60, maxDelaySeconds: 300 },
})

const everyHour = '37 * * * *'

/** Has old answers deleted every hour. */
export function handleOldAnswers(jobs: Jobs, database: Database, now: () => Date): void {
  jobs.handle(pruneAnswersJob, () => pruneAnswers(database, now()))
  jobs.schedule(pruneAnswersJob, everyHour)
}
