import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { deleteInBatches } from '../../platform/database/delete-in-batches.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { noData } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'

/** The database refuses to delete entries that are younger than ten years by its own clock; a month is the room between it and the server's. */
const keptMonths = 10 * 12 + 1

/** Deletes what staff did more than ten years and a month before. */
export async function pruneAudit({ kysely }: Pick<Database, 'kysely'>, now: Date): Promise<void> {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - keptMonths)
  await deleteInBatches(kysely, 'audit_entries', sql`at < ${before}`)
}

const pruneAuditJob = defineJob({
  name: 'audit.prune',
  data: noData,
  retry: { limit: 2, delaySeconds: 60, maxDelaySeconds: 300 },
})

const everyNight = '20 2 * * *'

/** Has old entries deleted every night. */
export function handleOldEntries({ jobs, database, now }: Pick<Platform, 'jobs' | 'database' | 'now'>): void {
  jobs.handle(pruneAuditJob, () => pruneAudit(database, now()))
  jobs.schedule(pruneAuditJob, everyNight)
}
