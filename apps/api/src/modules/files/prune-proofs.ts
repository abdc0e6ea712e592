import { dateIn, moscowSchedule } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { deleteBatchSize } from '../../platform/database/delete-in-batches.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { noData } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'

/** Beside the year that they are of: article 29 of 402-ФЗ on accounting. */
const keptYears = 5

/**
 * Deletes the pictures that proved payments and claims once the law asks for them no more. What was paid and credited
 * stays, and so does the receipt, which pays once only.
 */
export async function pruneProofs({ kysely }: Pick<Database, 'kysely'>, now: Date): Promise<void> {
  const year = Number(dateIn(now, moscowSchedule.timeZone).slice(0, 4))
  const before = sql`make_timestamptz(${year - keptYears}, 1, 1, 0, 0, 0, ${moscowSchedule.timeZone})`
  let batch: number
  do {
    batch = await kysely.transaction().execute(async (trx) => {
      const { rows } = await sql<{ id: string }>`SELECT id FROM files
        WHERE purpose IN ('payment-proof', 'claim-photo') AND at < ${before} LIMIT ${deleteBatchSize}
        FOR UPDATE`.execute(trx)
      const ids = rows.map(({ id }) => id)
      await sql`DELETE FROM claim_photos WHERE file_id = ANY(${ids})`.execute(trx)
      await sql`UPDATE payments SET proof = proof - 'file' FROM files
        WHERE files.id = ANY(${ids}) AND payments.person_id = owner_id AND proof->>'file' = files.id`.execute(
        trx,
      )
      await sql`DELETE FROM files WHERE id = ANY(${ids})`.execute(trx)
      return ids.length
    })
  } while (batch === deleteBatchSize)
}

const pruneProofsJob = defineJob({
  name: 'files.prune-proofs',
  data: noData,
  retry: { limit: 2, delaySeconds: 60, maxDelaySeconds: 300 },
})

const everyNight = '50 1 * * *'

/** Has old proofs deleted every night. */
export function handleOldProofs({ jobs, database, now }: Pick<Platform, 'jobs' | 'database' | 'now'>): void {
  jobs.handle(pruneProofsJob, () => pruneProofs(database, now()))
  jobs.schedule(pruneProofsJob, everyNight)
}
