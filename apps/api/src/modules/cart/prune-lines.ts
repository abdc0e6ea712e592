import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { deleteInBatches } from '../../platform/database/delete-in-batches.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { noData, type Jobs } from '../../platform/jobs/jobs.ts'

const dayMs = 24 * 3_600_000
/** A cart of a day that is over tells what was not ordered; after a week nobody asks. */
const pastDaysKeptMs = 7 * dayMs
/** A device that was away for longer may bring back a line that another one removed. */
const removalsKeptMs = 60 * dayMs

/** Deletes lines of days long past, and what is only known to have been removed. */
export async function pruneCartLines({ kysely }: Pick<Database, 'kysely'>, now: Date): Promise<void> {
  const [lastDay, removedBefore] = [pastDaysKeptMs, removalsKeptMs].map((ms) => new Date(now.getTime() - ms))
  await deleteInBatches(kysely, 'cart_lines', sql`delivery_date < ${lastDay}::date`)
  await deleteInBatches(kysely, 'cart_lines', sql`quantity = 0 AND changed_at <= ${removedBefore}`)
}

const pruneCartLinesJob = defineJob({
  name: 'cart.prune-lines',
  data: noData,
  retry: { limit: 2, delaySeconds: 60, maxDelaySeconds: 300 },
})

const everyHour = '57 * * * *'

/** Has old lines deleted every hour. */
export function handleOldCartLines(jobs: Jobs, database: Database, now: () => Date): void {
  jobs.handle(pruneCartLinesJob, () => pruneCartLines(database, now()))
  jobs.schedule(pruneCartLinesJob, everyHour)
}
