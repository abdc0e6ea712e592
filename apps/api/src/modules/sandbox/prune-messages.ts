import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { deleteInBatches } from '../../platform/database/delete-in-batches.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { noData, type Jobs } from '../../platform/jobs/jobs.ts'

const keptForMs = 7 * 24 * 3_600_000

/** Deletes messages of the sandbox that are older than a week. */
export async function pruneMessages({ kysely }: Pick<Database, 'kysely'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptForMs)
  await deleteInBatches(kysely, 'sandbox_messages', sql`at <= ${before}`)
}

const pruneMessagesJob = defineJob({
  name: 'sandbox.prune-messages',
  data: noData,
  retry: { limit: 2, delaySeconds: 60, maxDelaySeconds: 300 },
})

const everyHour = '7 * * * *'

/** Has old messages deleted every hour. */
export function handleOldMessages(jobs: Jobs, database: Database, now: () => Date): void {
  jobs.handle(pruneMessagesJob, () => pruneMessages(database, now()))
  jobs.schedule(pruneMessagesJob, everyHour)
}
