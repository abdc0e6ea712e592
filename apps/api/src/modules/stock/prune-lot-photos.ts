import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { deleteInBatches } from '../../platform/database/delete-in-batches.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { noData } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'

/** An undo that began in time has ended by then. */
const afterUndoMs = 3_600_000

/** Deletes the photographs of lots that a price list has withdrawn once it can no longer be undone: no lot names them. */
export async function pruneLotPhotos({ kysely }: Pick<Database, 'kysely'>, now: Date): Promise<void> {
  const undoable = new Date(now.getTime() - afterUndoMs)
  await deleteInBatches(
    kysely,
    'files',
    sql`purpose = 'lot-photo' AND id NOT IN (
      SELECT unnest(photos) FROM cards WHERE photos IS NOT NULL
      UNION ALL SELECT jsonb_array_elements_text(before->'photos')
        FROM lot_changes JOIN stock_imports ON stock_imports.id = import_id
        WHERE undo_until > ${undoable} AND kind = 'withdrawn' AND jsonb_typeof(before->'photos') = 'array')`,
  )
}

const pruneLotPhotosJob = defineJob({
  name: 'stock.prune-photos',
  data: noData,
  retry: { limit: 2, delaySeconds: 60, maxDelaySeconds: 300 },
})

const everyNight = '55 1 * * *'

/** Has photographs of withdrawn lots deleted every night. */
export function handleOldLotPhotos({
  jobs,
  database,
  now,
}: Pick<Platform, 'jobs' | 'database' | 'now'>): void {
  jobs.handle(pruneLotPhotosJob, () => pruneLotPhotos(database, now()))
  jobs.schedule(pruneLotPhotosJob, everyNight)
}
